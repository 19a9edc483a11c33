import type { Script } from './faces';

/**
 * Running text by which a web font's width is compared with its fallbacks'. Fixed, not read from
 * the locales: the advances in fallbacks.ts were measured over exactly these lines.
 */
export const samples: Record<Script, string> = {
  latin:
    'We advise governments, investors, developers and destinations across Africa and the Gulf on ' +
    'what to build, where, in what order and on what terms. Strategy is all we do, so our advice ' +
    'serves no other interest. Nous sommes un cabinet de conseil en stratégie dédié à l’Afrique ' +
    'et aux États du Golfe. Nos clients décident de terrains, de villes, de destinations.',
  arabic:
    'نقدّم المشورة إلى الحكومات والمستثمرين والمطوّرين والوجهات السياحية في أفريقيا ودول الخليج: ' +
    'ماذا يُبنى، وأين، وبأي ترتيب، وبأي شروط. الاستراتيجية عملنا الوحيد، فلا تخدم مشورتنا مصلحة أخرى. ' +
    'يتخذ عملاؤنا قرارات تخص الأراضي والمدن والوجهات السياحية وقطاعات بأكملها.',
};
