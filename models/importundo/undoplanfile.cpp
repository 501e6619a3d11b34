// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "importundo/undoplanfile.h"
#include "base/newfile.h"

#include "csv/csvwriter.h"
#include "csv/spreadsheetformat.h"

#include <QCoreApplication>
#include <QFile>

#include <array>

// Shows an undo plan as one word for each record and as a table.

namespace storedesk::imports {

using What = UndoRow::What;

namespace {

struct PlanWords
{
    Q_DECLARE_TR_FUNCTIONS(PlanWords)
};

} // namespace

QString undoWord(What what, bool deletes, bool done)
{
    struct Words
    {
        const char *before;
        const char *after;
    };
    static constexpr std::array words{
        Words{QT_TRANSLATE_NOOP("PlanWords", "Revert"), QT_TRANSLATE_NOOP("PlanWords", "Reverted")},
        Words{QT_TRANSLATE_NOOP("PlanWords", "Delete"), QT_TRANSLATE_NOOP("PlanWords", "Deleted")},
        Words{QT_TRANSLATE_NOOP("PlanWords", "Leave alone"),
              QT_TRANSLATE_NOOP("PlanWords", "Left alone")},
        Words{QT_TRANSLATE_NOOP("PlanWords", "Unknown"), QT_TRANSLATE_NOOP("PlanWords", "Unknown")},
    };
    static_assert(words.size() == static_cast<std::size_t>(What::Count));
    static constexpr Words kept{QT_TRANSLATE_NOOP("PlanWords", "Keep"),
                                QT_TRANSLATE_NOOP("PlanWords", "Kept")};
    const auto &word =
        what == What::Delete && !deletes ? kept : words.at(static_cast<std::size_t>(what));
    return PlanWords::tr(done ? word.after : word.before);
}

base::Result<QString> writeUndoPlan(const SentRecords &sent, const RecordsNow &now,
                                    const QJsonArray &contactFields, bool deletes,
                                    const QString &path)
{
    base::NewFile file(path, base::NewFile::Access::AsBefore);
    const auto failed = [&file] {
        return tl::unexpected(base::Problem{.what = PlanWords::tr("Couldn't save the plan."),
                                            .why = file.errorString()});
    };
    if (!file.open(QIODevice::WriteOnly))
        return failed();
    const auto rules = importcheck::targetsOf(sent.memo.settings.kind, contactFields);
    csv::CsvWriter csv(file, csv::spreadsheetFormat());
    csv.row(QStringList{PlanWords::tr("Action"), PlanWords::tr("Record"), PlanWords::tr("Field"),
                        PlanWords::tr("Current"), PlanWords::tr("Restored")});
    (void)undoPlanOf(sent, now, contactFields, [&](const UndoRow &row) {
        const auto *rule = rules.rule(row.field);
        const bool emptied = row.what == What::Reverse && row.back.isEmpty();
        csv.row(QStringList{undoWord(row.what, deletes, false), row.name,
                            rule ? rule->title : row.field, row.now,
                            emptied ? PlanWords::tr("empty") : row.back});
    });
    if (const auto written = csv.finish(); !written)
        return tl::unexpected(written.error());
    if (!file.commit())
        return failed();
    return path;
}

} // namespace storedesk::imports
