// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "localdata/localdatakind.h"

#include <QCoreApplication>

#include <array>

namespace storedesk::localdata {

// clang-format off
static constexpr std::array table{
    LocalDataKindRow{LocalDataKind::Copy,    "copy",    QT_TRANSLATE_NOOP("Kept", "Offline copy of contacts"), QT_TRANSLATE_N_NOOP("Kept", "%Ln contact(s)"), QT_TRANSLATE_N_NOOP("Kept", "Delete %Ln copies"), PersonalData::Yes,
                QT_TRANSLATE_NOOP("Kept", "Updated every day; deleted if not updated for %1")},
    LocalDataKindRow{LocalDataKind::Exports, "exports", QT_TRANSLATE_NOOP("Kept", "Exports"), QT_TRANSLATE_N_NOOP("Kept", "%Ln table(s)"), QT_TRANSLATE_N_NOOP("Kept", "Delete %Ln table(s)"), PersonalData::Yes,
                QT_TRANSLATE_NOOP("Kept", "Until you delete them")},
    LocalDataKindRow{LocalDataKind::Bin,     "bin",     QT_TRANSLATE_NOOP("Kept", "Bin"), QT_TRANSLATE_N_NOOP("Kept", "%Ln deleted record(s)"), QT_TRANSLATE_N_NOOP("Kept", "Delete %Ln copies"), PersonalData::Yes,
                QT_TRANSLATE_NOOP("Kept", "%1 each")},
    LocalDataKindRow{LocalDataKind::Drafts,  "drafts",  QT_TRANSLATE_NOOP("Kept", "Drafts"), QT_TRANSLATE_N_NOOP("Kept", "%Ln unsent form(s)"), QT_TRANSLATE_N_NOOP("Kept", "Delete %Ln draft(s)"), PersonalData::Yes,
                QT_TRANSLATE_NOOP("Kept", "Until sent or discarded")},
    LocalDataKindRow{LocalDataKind::Changes, "changes", QT_TRANSLATE_NOOP("Kept", "Previous values"), QT_TRANSLATE_N_NOOP("Kept", "%Ln change(s) that can be undone"), QT_TRANSLATE_N_NOOP("Kept", "Delete %Ln change(s)"), PersonalData::Yes,
                QT_TRANSLATE_NOOP("Kept", "Only the latest")},
    LocalDataKindRow{LocalDataKind::Visits,  "visits",  QT_TRANSLATE_NOOP("Kept", "Lookups and pins"), QT_TRANSLATE_N_NOOP("Kept", "%Ln record(s)"), QT_TRANSLATE_N_NOOP("Kept", "Delete %Ln lookup(s)"), PersonalData::Yes,
                QT_TRANSLATE_NOOP("Kept", "Only the latest; pins until you remove them")},
    LocalDataKindRow{LocalDataKind::Jobs,    "jobs",    QT_TRANSLATE_NOOP("Kept", "Jobs"), QT_TRANSLATE_N_NOOP("Kept", "%Ln job(s) with their rows"), QT_TRANSLATE_N_NOOP("Kept", "Delete %Ln job(s)"), PersonalData::Yes,
                QT_TRANSLATE_NOOP("Kept", "%1 after they end")},
    LocalDataKindRow{LocalDataKind::CallLog, "callLog", QT_TRANSLATE_NOOP("Kept", "Request log"), QT_TRANSLATE_N_NOOP("Kept", "%Ln request(s)"), QT_TRANSLATE_N_NOOP("Kept", "Delete %Ln request(s)"), PersonalData::Masked,
                QT_TRANSLATE_NOOP("Kept", "%1 each")},
    LocalDataKindRow{LocalDataKind::Others,  "others",  QT_TRANSLATE_NOOP("Kept", "Other data"), QT_TRANSLATE_N_NOOP("Kept", "%Ln file(s): page layouts, column mappings, certificates"), QT_TRANSLATE_N_NOOP("Kept", "Delete %Ln file(s)"), PersonalData::Yes,
                QT_TRANSLATE_NOOP("Kept", "Until you remove the account"), false},
    LocalDataKindRow{LocalDataKind::Key,     "key",     QT_TRANSLATE_NOOP("Kept", "API key"), QT_TRANSLATE_N_NOOP("Kept", "%Ln key(s)"), QT_TRANSLATE_N_NOOP("Kept", "Delete %Ln key(s)"), PersonalData::No,
                QT_TRANSLATE_NOOP("Kept", "Until you remove the account")},
};
// clang-format on

static consteval bool everyKindStandsAtItsOwnPlace()
{
    for (std::size_t row = 0; row < table.size(); ++row) {
        if (static_cast<std::size_t>(table[row].kind) != row)
            return false;
    }
    return table.size() == static_cast<std::size_t>(LocalDataKind::Count);
}
static_assert(everyKindStandsAtItsOwnPlace());

std::span<const LocalDataKindRow> localDataKinds()
{
    return table;
}

const LocalDataKindRow &rowOf(LocalDataKind kind)
{
    return table[static_cast<std::size_t>(kind)];
}

QString titleOf(const LocalDataKindRow &row)
{
    return QCoreApplication::translate("Kept", row.title);
}

} // namespace storedesk::localdata
