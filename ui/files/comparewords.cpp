// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "comparewords.h"

#include "sheet/differences.h"

#include <QCoreApplication>

namespace storedesk::ui::files {

using namespace Qt::StringLiterals;

namespace {
struct CompareWords
{
    Q_DECLARE_TR_FUNCTIONS(CompareWords)
};
} // namespace

static QString renamings(const sheet::ComparedFiles &compared)
{
    QStringList words;
    for (const auto &column : compared.renamed)
        words.append(u"%1 → %2"_s.arg(column.before, column.after));
    return words.join(u", "_s);
}

static QStringList sentencesOf(const sheet::ComparedFiles &compared)
{
    QStringList sentences;
    const auto repeated = compared.unpaired - compared.keyless;
    if (repeated > 0)
        sentences.append(CompareWords::tr("%n have the same %1 as another row.", nullptr,
                                          static_cast<int>(repeated))
                             .arg(compared.key));
    if (compared.keyless > 0)
        sentences.append(
            CompareWords::tr("%n have no %1.", nullptr, static_cast<int>(compared.keyless))
                .arg(compared.key));
    if (compared.unpaired > 0)
        sentences.append(CompareWords::tr("They are listed as “%1” and are not compared.")
                             .arg(sheet::wordOf(sheet::RowChange::UnpairedAfter)));
    if (compared.respelled > 0)
        sentences.append(CompareWords::tr(
            "%n keys differ only in case or surrounding spaces; their rows were matched.", nullptr,
            static_cast<int>(compared.respelled)));
    if (compared.rewritten > 0)
        sentences.append(CompareWords::tr("%n rows differ only in how numbers or dates are "
                                          "written; they count as the same.",
                                          nullptr, static_cast<int>(compared.rewritten)));
    if (!compared.renamed.isEmpty())
        sentences.append(CompareWords::tr("Treated as renamed: %1.").arg(renamings(compared)));
    if (!compared.onlyBefore.isEmpty())
        sentences.append(
            CompareWords::tr("Only in the older file: %1.").arg(compared.onlyBefore.join(u", "_s)));
    if (!compared.onlyAfter.isEmpty())
        sentences.append(
            CompareWords::tr("Only in the newer file: %1.").arg(compared.onlyAfter.join(u", "_s)));
    if (!compared.leftOut.isEmpty())
        sentences.append(CompareWords::tr("Tables with different columns were skipped: %1.")
                             .arg(compared.leftOut.join(u", "_s)));
    if (compared.blank > 0)
        sentences.append(CompareWords::tr("%n blank lines do not count as rows.", nullptr,
                                          static_cast<int>(compared.blank)));
    return sentences;
}

SetAsideWords setAsideWords(const sheet::ComparedFiles &compared)
{
    const auto sentences = sentencesOf(compared);
    if (sentences.isEmpty())
        return {};
    const bool columns = !compared.onlyBefore.isEmpty() || !compared.onlyAfter.isEmpty();
    const bool renamed = !compared.renamed.isEmpty();
    return {.headline = compared.unpaired > 0
                ? CompareWords::tr("%n rows cannot be matched", nullptr,
                                   static_cast<int>(compared.unpaired))
                : columns                ? CompareWords::tr("Not all columns are in both files")
                : renamed                ? CompareWords::tr("Some columns were renamed")
                : compared.respelled > 0 ? CompareWords::tr("Some keys are written differently")
                : compared.rewritten > 0 ? CompareWords::tr("Some values are written differently")
                : !compared.leftOut.isEmpty() ? CompareWords::tr("Not all tables were compared")
                                              : CompareWords::tr("Blank lines were skipped"),
            .sentence = sentences.join(u' ')};
}

} // namespace storedesk::ui::files
