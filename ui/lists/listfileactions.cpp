// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/lists/listactions.h"

#include "account/account.h"
#include "catalogue/choice.h"
#include "catalogue/key.h"
#include "jobs/importjobs.h"
#include "ui/filedownloads/storedtable.h"
#include "ui/host/fileaddress.h"
#include "ui/host/importaddress.h"
#include "ui/host/pagehost.h"
#include "ui/lists/recordlistview.h"

#include <QAction>

// Implements the actions on the files of exports and imports.

namespace storedesk::ui::lists {

namespace key = catalogue::key;

std::optional<filedownloads::TransferFile> ListActions::fileOfSelected() const
{
    const auto records = m_list.selected();
    return records.size() == 1 ? filedownloads::fileOf(m_list.kind().resource, records.front())
                               : std::nullopt;
}

void ListActions::updateFiles()
{
    const auto why = m_list.selectedRows().size() != 1 ? tr("Select one record.")
        : fileOfSelected()                             ? QString()
                           : filedownloads::whyNoFile(m_list.kind().resource);
    setUsable(m_openFile, why);
    setUsable(m_download, why);
    if (!m_compare)
        return;
    const auto records = m_list.selected();
    const auto id = records.size() == 1 ? records.front().value(key::id).toString() : QString();
    setUsable(m_compare,
              records.size() != 1 ? tr("Select one record.")
                  : !filedownloads::storedTableOf(m_host, id)
                  ? tr("Its table is not on this computer.")
                  : !filedownloads::tableBefore(m_host, id)
                  ? tr("There is no earlier one on this computer.")
                  : QString());
}

void ListActions::compareTables()
{
    const auto records = m_list.selected();
    if (records.size() != 1)
        return;
    const auto id = records.front().value(key::id).toString();
    const auto *kept = filedownloads::storedTableOf(m_host, id);
    const auto *before = filedownloads::tableBefore(m_host, id);
    if (kept && before)
        m_host.open(placeOfComparison(before->path, kept->path));
}

QString ListActions::undoJob() const
{
    const auto records = m_list.selected();
    return records.size() == 1
        ? storedesk::jobs::ImportJobs::of(storedesk::jobs::JobManager::of(m_host.account()))
              .undoableBy(records.front().value(key::id).toString())
        : QString();
}

void ListActions::updateUndo()
{
    namespace importtype = catalogue::choice::importtype;
    const auto records = m_list.selected();
    const bool coupons =
        records.size() == 1 && records.front().value(key::type).toString() == importtype::coupons;
    setUsable(m_undo,
              records.size() != 1 ? tr("Select one record.")
                  : coupons
                  ? tr("Codes can't be removed, because the service offers no way to do it.")
                  : !m_host.account().mayWrite() ? tr("This account is read-only.")
                  : undoJob().isEmpty() ? tr("The previous values are not stored on this computer.")
                                        : QString());
}

void ListActions::openImportUndo()
{
    if (const auto job = undoJob(); !job.isEmpty())
        m_host.open(importUndoPlace(job));
}

void ListActions::openFileOfRecord()
{
    if (const auto file = fileOfSelected())
        Q_EMIT fileWanted(*file, true);
}

void ListActions::downloadFile()
{
    if (const auto file = fileOfSelected())
        Q_EMIT fileWanted(*file, false);
}

} // namespace storedesk::ui::lists
