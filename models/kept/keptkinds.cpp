// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "kept/keptkind.h"

#include <QCoreApplication>

#include <array>

namespace storedesk::kept {

// clang-format off
static constexpr std::array table{
    KeptKindRow{KeptKind::Copy,    "copy",    QT_TRANSLATE_NOOP("Kept", "Offline copy of contacts"), QT_TRANSLATE_N_NOOP("Kept", "%Ln contact(s)"), People::Yes,
                QT_TRANSLATE_NOOP("Kept", "Updated every day; deleted if not updated for %1")},
    KeptKindRow{KeptKind::Exports, "exports", QT_TRANSLATE_NOOP("Kept", "Exports"), QT_TRANSLATE_N_NOOP("Kept", "%Ln table(s)"), People::Yes,
                QT_TRANSLATE_NOOP("Kept", "Until you delete them")},
    KeptKindRow{KeptKind::Bin,     "bin",     QT_TRANSLATE_NOOP("Kept", "Bin"), QT_TRANSLATE_N_NOOP("Kept", "%Ln deleted record(s)"), People::Yes,
                QT_TRANSLATE_NOOP("Kept", "%1 each")},
    KeptKindRow{KeptKind::Drafts,  "drafts",  QT_TRANSLATE_NOOP("Kept", "Drafts"), QT_TRANSLATE_N_NOOP("Kept", "%Ln unsent form(s)"), People::Yes,
                QT_TRANSLATE_NOOP("Kept", "Until sent or discarded")},
    KeptKindRow{KeptKind::Changes, "changes", QT_TRANSLATE_NOOP("Kept", "Previous values"), QT_TRANSLATE_N_NOOP("Kept", "%Ln change(s) that can be undone"), People::Yes,
                QT_TRANSLATE_NOOP("Kept", "Only the latest")},
    KeptKindRow{KeptKind::Visits,  "visits",  QT_TRANSLATE_NOOP("Kept", "Lookups and pins"), QT_TRANSLATE_N_NOOP("Kept", "%Ln record(s)"), People::Yes,
                QT_TRANSLATE_NOOP("Kept", "Only the latest; pins until you remove them")},
    KeptKindRow{KeptKind::Jobs,    "jobs",    QT_TRANSLATE_NOOP("Kept", "Jobs"), QT_TRANSLATE_N_NOOP("Kept", "%Ln job(s) with their rows"), People::Yes,
                QT_TRANSLATE_NOOP("Kept", "%1 after they end")},
    KeptKindRow{KeptKind::CallLog, "callLog", QT_TRANSLATE_NOOP("Kept", "Request log"), QT_TRANSLATE_N_NOOP("Kept", "%Ln request(s)"), People::Masked,
                QT_TRANSLATE_NOOP("Kept", "%1 each")},
    KeptKindRow{KeptKind::Others,  "others",  QT_TRANSLATE_NOOP("Kept", "Other data"), QT_TRANSLATE_N_NOOP("Kept", "%Ln file(s): page layouts, column mappings, certificates"), People::Yes,
                QT_TRANSLATE_NOOP("Kept", "Until you remove the account"), false},
    KeptKindRow{KeptKind::Key,     "key",     QT_TRANSLATE_NOOP("Kept", "API key"), QT_TRANSLATE_N_NOOP("Kept", "%Ln key(s)"), People::No,
                QT_TRANSLATE_NOOP("Kept", "Until you remove the account")},
};
// clang-format on

static consteval bool everyKindStandsAtItsOwnPlace()
{
    for (std::size_t row = 0; row < table.size(); ++row) {
        if (static_cast<std::size_t>(table[row].kind) != row)
            return false;
    }
    return table.size() == static_cast<std::size_t>(KeptKind::Count);
}
static_assert(everyKindStandsAtItsOwnPlace());

std::span<const KeptKindRow> keptKinds()
{
    return table;
}

const KeptKindRow &rowOf(KeptKind kind)
{
    return table[static_cast<std::size_t>(kind)];
}

QString titleOf(const KeptKindRow &row)
{
    return QCoreApplication::translate("Kept", row.title);
}

} // namespace storedesk::kept
