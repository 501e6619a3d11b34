// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/lists/listactions.h"

#include "catalogue/choice.h"
#include "catalogue/key.h"
#include "desk/desk.h"
#include "jobs/importjobs.h"
#include "ui/frame/fileplace.h"
#include "ui/frame/frame.h"
#include "ui/frame/importplace.h"
#include "ui/lists/recordlist.h"
#include "ui/transfers/kepttable.h"

#include <QAction>

// Implements the actions on the files of exports and imports.

namespace storedesk::ui::lists {

namespace key = catalogue::key;

std::optional<transfers::TransferFile> ListActions::fileOfSelected() const
{
    const auto records = m_list.selected();
    return records.size() == 1 ? transfers::fileOf(m_list.kind().resource, records.front())
                               : std::nullopt;
}

void ListActions::updateFiles()
{
    const auto why = m_list.selectedRows().size() != 1 ? tr("Select one record.")
        : fileOfSelected()                             ? QString()
                           : transfers::whyNoFile(m_list.kind().resource);
    setUsable(m_openFile, why);
    setUsable(m_download, why);
    if (!m_compare)
        return;
    const auto records = m_list.selected();
    const auto id = records.size() == 1 ? records.front().value(key::id).toString() : QString();
    setUsable(m_compare,
              records.size() != 1                        ? tr("Select one record.")
                  : !transfers::keptTableOf(m_frame, id) ? tr("Its table is not on this computer.")
                  : !transfers::tableBefore(m_frame, id)
                  ? tr("There is no earlier one on this computer.")
                  : QString());
}

void ListActions::compareTables()
{
    const auto records = m_list.selected();
    if (records.size() != 1)
        return;
    const auto id = records.front().value(key::id).toString();
    const auto *kept = transfers::keptTableOf(m_frame, id);
    const auto *before = transfers::tableBefore(m_frame, id);
    if (kept && before)
        m_frame.open(placeOfComparison(before->path, kept->path));
}

QString ListActions::undoJob() const
{
    const auto records = m_list.selected();
    return records.size() == 1 ? jobs::ImportJobs::of(jobs::JobBoard::of(m_frame.desk()))
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
                  : !m_frame.desk().mayWrite() ? tr("This account is read-only.")
                  : undoJob().isEmpty() ? tr("The previous values are not stored on this computer.")
                                        : QString());
}

void ListActions::openImportUndo()
{
    if (const auto job = undoJob(); !job.isEmpty())
        m_frame.open(importUndoPlace(job));
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
