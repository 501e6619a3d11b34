// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/lists/listactions.h"

#include "account/account.h"
#include "catalogue/choice.h"
#include "catalogue/key.h"
#include "imports/importjobs.h"
#include "itemmodels/recordtitle.h"
#include "itemmodels/stock.h"
#include "ui/changes/deleting.h"
#include "ui/filedownloads/storedtable.h"
#include "ui/host/fileaddress.h"
#include "ui/host/importaddress.h"
#include "ui/host/pagehost.h"
#include "ui/host/pageid.h"
#include "ui/lists/recordlistview.h"
#include "ui/tables/rowtransfer.h"
#include "ui/tables/tableview.h"
#include "workspace/workspace.h"

#include <QAction>
#include <QMimeData>

#include <algorithm>

namespace storedesk::ui::lists {

using namespace Qt::StringLiterals;
namespace key = catalogue::key;

// Maximum number of tabs opened at once; more would be annoying.
static constexpr int mostOpened = 10;

ListActions::ListActions(RecordListView &list, PageHost &host)
    : BrowseActions(host, &list)
    , m_list(list)
{
    const auto &kind = list.kind();
    list.table()->rowTransfer()->omitMenu();
    m_open = add("open", tr("&Open"), &ListActions::openRecords);
    if (filedownloads::hasFiles(kind.resource)) {
        m_openFile = add("openFile", filedownloads::openFileWords(kind.resource),
                         &ListActions::openFileOfRecord);
        m_download = add("download", filedownloads::downloadWords(kind.resource),
                         &ListActions::downloadFile);
        m_openFile->setShortcut(Qt::CTRL | Qt::ALT | Qt::Key_O);
        m_download->setShortcut(Qt::CTRL | Qt::ALT | Qt::Key_D);
        if (kind.resource == catalogue::Resource::Export)
            m_compare = add("compare", tr("Compare with the &previous export"),
                            &ListActions::compareTables);
    }
    addSeparator();
    auto *copy = add("copyTable", tr("&Copy"), &ListActions::copyTable);
    copy->setShortcuts(QKeySequence::Copy);
    copy->setShortcutContext(Qt::WidgetShortcut);
    m_copies = {copy, add("copyId", tr("Copy the &ID"), &ListActions::copyId),
                add("copyCsv", tr("Copy as CS&V"), &ListActions::copyCsv),
                add("copyJson", tr("Copy as &JSON"), &ListActions::copyJson),
                add("copyMarkdown", tr("Copy as &Markdown"), &ListActions::copyMarkdown)};
    if (kind.makeNew) {
        addSeparator();
        m_new = add("new", wordsOf(kind.makeNew), &ListActions::openForm);
        if (kind.createsLike) {
            m_newLike = add("newLike", tr("New &like this…"), &ListActions::openFormLike);
            m_newLike->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_Y);
        }
    }
    if (kind.resource == catalogue::Resource::Import) {
        m_undo = add("undoImport", tr("&Undo this import…"), &ListActions::openImportUndo);
        m_undo->setShortcut(Qt::CTRL | Qt::ALT | Qt::Key_Z);
        // Update the undo action when the journals, which show which imports can be undone, have
        // been read in the background.
        connect(&host.workspace().importJobs(), &storedesk::imports::ImportJobs::changed, this,
                &ListActions::update);
    }
    if (kind.resource == catalogue::Resource::CouponSet) {
        addSeparator();
        m_refill = add("refill", tr("&Refill…"), &ListActions::openRefill);
        m_refill->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_U);
    }
    if (kind.resource == catalogue::Resource::ContactField)
        m_editField = add("editField", tr("&Edit…"), &ListActions::openFieldChange);
    if (kind.remove) {
        addSeparator();
        m_delete = add("delete", tr("&Delete…"), &ListActions::askToDeleteSelected);
        m_delete->setShortcut(QKeySequence::Delete);
        m_delete->setShortcutContext(Qt::WidgetShortcut);
    }
    connect(&host.account(), &account::Account::rightsChanged, this, &ListActions::update);
    connect(&list, &RecordListView::selectionChanged, this, &ListActions::update);
    connect(&list, &RecordListView::opened, this, &ListActions::openRecords);
    connect(&list, &RecordListView::newWanted, this, &ListActions::openForm);
    update();
}

QAction *ListActions::add(const char *name, const QString &text, void (ListActions::*act)())
{
    auto *action = new QAction(text, this);
    action->setObjectName(QLatin1StringView(name));
    connect(action, &QAction::triggered, this, act);
    append(action);
    m_list.table()->addAction(action);
    return action;
}

void ListActions::addSeparator()
{
    append(nullptr);
    auto *separator = new QAction(this);
    separator->setSeparator(true);
    m_list.table()->addAction(separator);
}

static std::optional<catalogue::OperationId> createOperationOf(catalogue::Resource resource)
{
    const auto all = catalogue::operations();
    const auto found = std::ranges::find_if(all, [resource](const catalogue::Operation &row) {
        return row.resource == resource && row.effect == catalogue::Effect::Create;
    });
    return found == all.end() ? std::nullopt : std::optional(found->id);
}

void ListActions::update()
{
    const auto chosen = m_list.selectedRows().size();
    const auto none = chosen == 0 ? tr("Nothing is selected.") : QString();
    setUsable(m_open, none);
    if (m_openFile)
        updateFiles();
    if (m_undo)
        updateUndo();
    for (auto *copy : m_copies)
        setUsable(copy, none);
    using catalogue::OperationId;
    const auto &kind = m_list.kind();
    // Returns why the account cannot send the write.
    const auto guardOf = [this](std::optional<OperationId> write) {
        if (!host().account().mayWrite())
            return tr("This account is read-only.");
        return write ? host().account().whyRefused(*write) : QString();
    };
    auto guarded = guardOf(createOperationOf(kind.resource));
    if (m_new)
        setUsable(m_new, guarded);
    if (m_newLike)
        setUsable(m_newLike,
                  !guarded.isEmpty() ? guarded
                      : chosen == 1  ? QString()
                                     : tr("Select a record to copy."));
    guarded = guardOf(kind.remove);
    if (m_editField)
        setUsable(m_editField,
                  chosen != 1                    ? tr("Select one record.")
                      : whyNotDelete().isEmpty() ? guarded
                                                 : tr("System fields can't be changed."));
    if (m_refill) {
        const auto sets = m_list.selected();
        m_refill->setVisible(sets.size() != 1 || itemmodels::takesMoreCodes(sets.front()));
        guarded = guardOf(OperationId::CreateImport);
        setUsable(m_refill,
                  !guarded.isEmpty() ? guarded
                      : chosen == 1  ? QString()
                                     : tr("Select the set to refill."));
    }
    if (m_delete) {
        guarded = guardOf(kind.remove);
        m_delete->setText(chosen > 1 ? tr("&Delete %n…", nullptr, static_cast<int>(chosen))
                                     : tr("&Delete…"));
        setUsable(m_delete, !guarded.isEmpty() ? guarded : !none.isEmpty() ? none : whyNotDelete());
    }
}

QString ListActions::whyNotDelete() const
{
    const auto isSystem = [](const QJsonObject &record) {
        return record.contains(key::custom) && !record.value(key::custom).toBool();
    };
    const auto records = m_list.selected();
    const bool own = m_list.kind().resource != catalogue::Resource::ContactField
        || std::ranges::none_of(records, isSystem);
    return own ? QString() : tr("System fields can't be deleted.");
}

void ListActions::openRecords()
{
    const auto records = m_list.selected();
    const auto member = catalogue::keyMemberOf(m_list.kind().resource);
    for (const auto &record : records.first(std::min<qsizetype>(records.size(), mostOpened)))
        host().open({.page = m_list.kind().record, .values = {record.value(member).toString()}});
    if (records.size() > mostOpened)
        host().tell(tr("Opened the first %n.", nullptr, mostOpened));
}

QStringList ListActions::selectedIds() const
{
    const auto member = catalogue::keyMemberOf(m_list.kind().resource);
    QStringList ids;
    for (const auto &record : m_list.selected())
        ids.append(record.value(member).toVariant().toString());
    return ids;
}

QList<QJsonObject> ListActions::selectedRecords() const
{
    return m_list.selected();
}

CopiedTable ListActions::selectedTable() const
{
    return tableOf(*m_list.table()->model(), m_list.selectedRows(), m_list.shownColumns());
}

void ListActions::openForm()
{
    if (m_new && m_new->isEnabled())
        host().open({.page = m_list.kind().create});
}

void ListActions::openFieldChange()
{
    const auto records = m_list.selected();
    if (records.size() == 1)
        host().open({.page = pageid::contactFieldChange,
                     .values = {records.front().value(key::id).toString()}});
}

void ListActions::openRefill()
{
    const auto records = m_list.selected();
    if (records.size() == 1)
        host().open({.page = pageid::newImport,
                     .values = {QString(catalogue::choice::importtype::coupons),
                                records.front().value(key::id).toString()}});
}

void ListActions::openFormLike()
{
    const auto records = m_list.selected();
    if (records.size() == 1)
        host().open(
            {.page = m_list.kind().create, .values = {records.front().value(key::id).toString()}});
}

void ListActions::askToDeleteSelected()
{
    const auto &kind = m_list.kind();
    QList<storedesk::records::DeleteTarget> targets;
    for (const auto &record : m_list.selected())
        targets.append({.values = {record.value(catalogue::keyMemberOf(kind.resource)).toString()},
                        .title = itemmodels::recordTitle(kind.resource, record),
                        .record = record});
    // The list learns about the deletion from the session.
    if (!targets.isEmpty())
        changes::askToDelete(host(), *kind.remove, targets);
}

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
                  : !filedownloads::storedTableOf(host(), id)
                  ? tr("The export's table is not on this computer.")
                  : !filedownloads::tableBefore(host(), id)
                  ? tr("There is no earlier export on this computer.")
                  : QString());
}

void ListActions::compareTables()
{
    const auto records = m_list.selected();
    if (records.size() != 1)
        return;
    const auto id = records.front().value(key::id).toString();
    const auto *kept = filedownloads::storedTableOf(host(), id);
    const auto *before = filedownloads::tableBefore(host(), id);
    if (kept && before)
        host().open(placeOfComparison(before->path, kept->path));
}

QString ListActions::undoJob() const
{
    const auto records = m_list.selected();
    return records.size() == 1
        ? host().workspace().importJobs().undoableBy(records.front().value(key::id).toString())
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
                  : !host().account().mayWrite() ? tr("This account is read-only.")
                  : undoJob().isEmpty() ? tr("The previous values are not stored on this computer.")
                                        : QString());
}

void ListActions::openImportUndo()
{
    if (const auto job = undoJob(); !job.isEmpty())
        host().open(importUndoPlace(job));
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
