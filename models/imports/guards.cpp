// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "imports/guards.h"

#include "imports/importdraft.h"

#include <QCoreApplication>

namespace storedesk::imports {

namespace {

struct GuardWords
{
    Q_DECLARE_TR_FUNCTIONS(ImportRecipe)
};

} // namespace

static QStringList brokenColumns(const Guards &guards, const ImportDraft &draft,
                                 const importcheck::Remembered &expected)
{
    QStringList broken;
    for (const auto &column : draft.table()->columns) {
        if (!guards.unknownColumns && !expected.targets.contains(column))
            broken.append(
                GuardWords::tr("The recipe doesn't include the column “%1”.").arg(column));
    }
    for (auto target = expected.targets.cbegin(); target != expected.targets.cend(); ++target) {
        if (!target->isEmpty() && !draft.matching().targets().rule(*target))
            broken.append(
                GuardWords::tr(
                    "The recipe maps the column “%1” to the field “%2”, which does not exist.")
                    .arg(target.key(), *target));
    }
    return broken;
}

QStringList brokenGuards(const Guards &guards, const ImportDraft &draft,
                         const importcheck::Remembered *expected, std::optional<qint64> blanked)
{
    QStringList broken;
    const auto &result = draft.result();
    if (guards.fewestRows && result.rows < *guards.fewestRows)
        broken.append(GuardWords::tr("The file has %L1 rows, fewer than %L2.")
                          .arg(result.rows)
                          .arg(*guards.fewestRows));
    if (guards.mostRows && result.rows > *guards.mostRows)
        broken.append(GuardWords::tr("The file has %L1 rows, more than %L2.")
                          .arg(result.rows)
                          .arg(*guards.mostRows));
    if (expected)
        broken.append(brokenColumns(guards, draft, *expected));
    const auto bad = static_cast<double>(result.faulty);
    if (guards.mostRejects && bad * 100 > *guards.mostRejects * static_cast<double>(result.rows))
        broken.append(GuardWords::tr("%L1 of %L2 rows are invalid, more than %3%.")
                          .arg(result.faulty)
                          .arg(result.rows)
                          .arg(*guards.mostRejects));
    if (guards.mostBlanked && (!blanked || *blanked > *guards.mostBlanked))
        broken.append(
            blanked ? GuardWords::tr("%L1 values would be erased, more than %L2.")
                          .arg(*blanked)
                          .arg(*guards.mostBlanked)
                    : GuardWords::tr("The number of values that would be erased is unknown."));
    return broken;
}

} // namespace storedesk::imports
