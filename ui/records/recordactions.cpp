// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/records/recordactions.h"

#include "account/account.h"
#include "catalogue/key.h"
#include "imports/importjobs.h"
#include "itemmodels/stock.h"
#include "storage/changehistory.h"
#include "storage/lookuphistory.h"
#include "ui/changes/deleting.h"
#include "ui/changes/undoing.h"
#include "ui/details/rawpane.h"
#include "ui/filedownloads/storedtable.h"
#include "ui/filedownloads/transferfile.h"
#include "ui/host/fileaddress.h"
#include "ui/host/importaddress.h"
#include "ui/host/pagehost.h"
#include "ui/host/pageid.h"
#include "ui/records/recordloader.h"
#include "ui/records/visits.h"
#include "ui/tables/clipboardtable.h"
#include "ui/theme/theme.h"
#include "workspace/workspace.h"

#include <QAction>
#include <QWidget>

namespace storedesk::ui::records {

using namespace Qt::StringLiterals;
using catalogue::Effect;
using catalogue::OperationId;
using catalogue::Resource;
namespace key = catalogue::key;

std::optional<RecordWrite> changeOf(const RecordLoader &reader)
{
    if (!reader.lookupKey() || !reader.hasRecord())
        return std::nullopt;
    if (const auto change = catalogue::operationOn(*reader.lookupKey(), Effect::Update))
        return RecordWrite{.operation = *change, .values = reader.pathValues()};
    const auto number = reader.record().value(key::productId).toString();
    const auto *lookupKey = catalogue::lookupKeyNamed(Resource::Product, u"store-id");
    if (reader.lookupKey()->resource() != Resource::Product || number.isEmpty() || !lookupKey)
        return std::nullopt;
    return RecordWrite{.operation = *catalogue::operationOn(*lookupKey, Effect::Update),
                       .values = {number}};
}

std::optional<RecordWrite> removalOf(const RecordLoader &reader)
{
    if (!reader.lookupKey() || !reader.hasRecord())
        return std::nullopt;
    const auto removal = catalogue::operationOn(*reader.lookupKey(), Effect::Delete);
    // The service's built-in fields cannot be deleted.
    const bool ofTheService = reader.lookupKey()->resource() == Resource::ContactField
        && !reader.record().value(key::custom).toBool();
    if (!removal || ofTheService)
        return std::nullopt;
    return RecordWrite{.operation = *removal, .values = reader.pathValues()};
}

// Whether the record is an event type that receives events, or a contact for which an event can be
// sent.
static bool takesEvents(const RecordLoader &reader)
{
    const auto *lookupKey = reader.lookupKey();
    if (!lookupKey)
        return false;
    if (lookupKey->resource() == Resource::Contact)
        return !reader.record()[key::contact::email].toString().isEmpty();
    return lookupKey->resource() == Resource::CustomEventType
        && reader.record()[key::category].toString() == "receive"_L1;
}

RecordActions::RecordActions(PageHost &host, RecordLoader &reader, QWidget *widget)
    : QObject(widget)
    , m_host(host)
    , m_reader(reader)
    , m_widget(widget)
    , m_edit(make("editRecord", Icon::Pencil, tr("&Edit"), nullptr))
    , m_undo(make("undoRecord", Icon::Undo, tr("&Undo last change…"), nullptr))
    , m_history(make("showHistory", Icon::Clock, tr("Show &history"), nullptr))
    , m_remove(make("deleteRecord", Icon::Bin, tr("&Delete…"), &RecordActions::remove))
    , m_erase(
          make("eraseRecord", Icon::Shield, tr("Delete everywhere with a &certificate…"), nullptr))
    , m_refresh(make("refreshRecord", Icon::Refresh, tr("&Refresh"), nullptr))
    , m_copyJson(make("copyRecordJson", Icon::Copy, tr("Copy as &JSON"), &RecordActions::copyJson))
    , m_copyId(make("copyRecordId", Icon::Copy, tr("Copy the &ID"), &RecordActions::copyId))
    , m_download(make("downloadFile", Icon::Save, {}, nullptr))
    , m_openFile(make("openFileOfRecord", Icon::Files, {}, nullptr))
    , m_sendEvent(make("sendEvent", Icon::Send, tr("&Send an event…"), &RecordActions::openSending))
    , m_newLike(make("newLike", Icon::Copy, tr("New &like this…"), &RecordActions::openLike))
    , m_editType(make("editType", Icon::Pencil, tr("&Edit…"), &RecordActions::openTypeEditor))
    , m_handOver(make("handOver", Icon::Files, tr("&Share with a developer…"),
                      &RecordActions::openHandOver))
    , m_refill(make("refill", Icon::Plus, tr("&Refill…"), &RecordActions::openRefill))
    , m_undoImport(
          make("undoImport", Icon::Undo, tr("&Undo this import…"), &RecordActions::openImportUndo))
    , m_activities(
          make("activities", Icon::Events, tr("Show &activity"), &RecordActions::openActivities))
    , m_pin(make("pinRecord", Icon::Pin, tr("&Pin"), &RecordActions::togglePin))
{
    m_edit->setShortcut(tr("F2"));
    m_edit->setCheckable(true);
    m_pin->setShortcut(tr("Ctrl+D"));
    m_openFile->setShortcut(Qt::CTRL | Qt::ALT | Qt::Key_O);
    m_download->setShortcut(Qt::CTRL | Qt::ALT | Qt::Key_D);
    m_newLike->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_Y);
    m_refill->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_U);
    m_undoImport->setShortcut(Qt::CTRL | Qt::ALT | Qt::Key_Z);
    m_pin->setCheckable(true);
    m_remove->setShortcut(QKeySequence::Delete);
    // Restrict the shortcut to this widget, so that it is inactive while another field or list on
    // the page has the focus.
    m_remove->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    connect(m_refresh, &QAction::triggered, &reader, &RecordLoader::unlock);
    connect(m_erase, &QAction::triggered, this,
            [this] { changes::openErasure(m_host, m_reader.record()); });
    connect(m_undo, &QAction::triggered, this, [this] {
        if (const auto change = changeOf(m_reader))
            changes::undoLast(m_host, change->operation, change->values);
    });
    connect(&host.account().storage().changes(), &storage::ChangeHistory::changed, this,
            &RecordActions::update);
    connect(&host.account(), &account::Account::rightsChanged, this, &RecordActions::update);
    connect(&host.account().storage().history(), &storage::LookupHistory::changed, this,
            &RecordActions::update);
    update();
}

QAction *RecordActions::make(const char *name, Icon icon, const QString &text,
                             void (RecordActions::*act)())
{
    auto *action = new QAction(iconOf(icon, m_host.theme()), text, this);
    action->setObjectName(QLatin1StringView(name));
    if (act)
        connect(action, &QAction::triggered, this, act);
    m_widget->addAction(action);
    return action;
}

QList<QAction *> RecordActions::all() const
{
    QList<QAction *> actions{m_refresh, m_pin};
    if (m_download->isVisible())
        actions.append({m_openFile, m_download});
    if (m_sendEvent->isVisible())
        actions.append(m_sendEvent);
    if (m_newLike->isVisible())
        actions.append({m_editType, m_newLike, m_handOver});
    for (auto *action : {m_refill, m_undoImport, m_activities}) {
        if (action->isVisible())
            actions.append(action);
    }
    if (m_edit->isVisible())
        actions.append({m_edit, m_undo, m_history});
    actions.append({nullptr, m_copyId, m_copyJson});
    if (m_remove->isVisible())
        actions.append({nullptr, m_remove});
    if (m_erase->isVisible())
        actions.append(m_erase);
    return actions;
}

void RecordActions::setAllowed(QAction *action, const QString &whyNot)
{
    action->setEnabled(whyNot.isEmpty());
    action->setToolTip(whyNot.isEmpty() ? action->text().remove(u'&') : whyNot);
    action->setStatusTip(whyNot);
}

QString RecordActions::whyNotWrite(const std::optional<RecordWrite> &write) const
{
    if (!m_host.account().mayWrite())
        return tr("This account is read-only, so nothing can be changed.");
    if (const auto refused = write ? m_host.account().whyRefused(write->operation) : QString();
        !refused.isEmpty())
        return refused;
    if (!m_reader.hasRecord())
        return tr("There is no record to change.");
    if (m_reader.isCopy())
        return tr("This is the offline copy. Load the live record to change it.");
    return write ? QString() : tr("The service doesn't allow this for this type of record.");
}

void RecordActions::update()
{
    const auto none = m_reader.hasRecord() ? QString() : tr("There is no record yet.");
    setAllowed(m_copyJson, none);
    setAllowed(m_copyId, m_reader.lookupKey() ? QString() : none);
    setAllowed(m_refresh, m_reader.lookupKey() ? QString() : none);
    setAllowed(m_pin, none);
    m_pin->setChecked(isPinned());
    m_pin->setText(isPinned() ? tr("Un&pin") : tr("&Pin"));

    const auto *lookupKey = m_reader.lookupKey();
    const bool transfer = lookupKey && filedownloads::hasFiles(lookupKey->resource());
    m_download->setVisible(transfer);
    m_openFile->setVisible(transfer);
    if (transfer) {
        m_download->setText(filedownloads::downloadWords(lookupKey->resource()));
        m_openFile->setText(filedownloads::openFileWords(lookupKey->resource()));
        const bool file =
            filedownloads::fileOf(lookupKey->resource(), m_reader.record()).has_value();
        for (auto *action : {m_openFile, m_download})
            setAllowed(action, file ? QString() : filedownloads::whyNoFile(lookupKey->resource()));
    }
    // Hide the action for outgoing event types, which only the service sends.
    m_sendEvent->setVisible(takesEvents(m_reader));
    for (auto *action : {m_newLike, m_editType, m_handOver})
        action->setVisible(lookupKey && lookupKey->resource() == Resource::CustomEventType);
    setAllowed(m_handOver, none);
    m_refill->setVisible(lookupKey && lookupKey->resource() == Resource::CouponSet
                         && itemmodels::takesMoreCodes(m_reader.record()));
    m_undoImport->setVisible(!undoJob().isEmpty());
    if (lookupKey && lookupKey->resource() == Resource::Import)
        connect(&m_host.workspace().importJobs(), &storedesk::imports::ImportJobs::changed, this,
                &RecordActions::update, Qt::UniqueConnection);
    updateWrites(none);
    m_activities->setVisible(lookupKey && lookupKey->resource() == Resource::Contact
                             && filedownloads::newestTable(m_host, u"activities"));
    setAllowed(m_activities, none);
    const auto change = changeOf(m_reader);
    for (auto *action : {m_edit, m_undo, m_history})
        action->setVisible(change.has_value());
    setAllowed(m_edit, whyNotWrite(change));
    setAllowed(m_history, none);
    if (change) {
        const auto last =
            m_host.account().storage().changes().last(change->operation, change->values);
        const auto why = last ? QString() : tr("There is no saved change to undo.");
        setAllowed(m_undo, whyNotWrite(change).isEmpty() ? why : whyNotWrite(change));
    }
    m_remove->setVisible(lookupKey
                         && catalogue::operationOn(*lookupKey, Effect::Delete).has_value());
    setAllowed(m_remove, whyNotWrite(removalOf(m_reader)));
    m_erase->setVisible(lookupKey && lookupKey->resource() == Resource::Contact);
}

void RecordActions::updateWrites(const QString &none)
{
    using enum OperationId;
    for (const auto &[action, operation] : {std::pair(m_sendEvent, CreateCustomEventByAlias),
                                            {m_newLike, CreateCustomEventType},
                                            {m_editType, CreateCustomEventType},
                                            {m_erase, DeleteContactByEmail},
                                            {m_refill, CreateImport},
                                            {m_undoImport, CreateImport}}) {
        const auto refused = m_host.account().whyRefused(operation);
        const auto why = refused.isEmpty() ? none : refused;
        setAllowed(action, m_host.account().mayWrite() ? why : tr("This account is read-only."));
    }
}

bool RecordActions::isPinned() const
{
    return m_reader.lookupKey()
        && isPinnedIn(m_host.account().storage().history(), visitOf(m_reader));
}

void RecordActions::remove()
{
    const auto removal = removalOf(m_reader);
    if (!removal)
        return;
    changes::askToDelete(m_host, removal->operation,
                         {{.values = removal->values,
                           .title = visitOf(m_reader).title,
                           .record = m_reader.record()}});
}

void RecordActions::copyJson()
{
    copyText(details::jsonText(m_reader.record()));
    m_host.tell(tr("The record was copied as JSON."));
}

void RecordActions::copyId()
{
    copyText(m_reader.pathValues().constLast());
    m_host.tell(tr("Copied %1.").arg(m_reader.pathValues().constLast()));
}

void RecordActions::togglePin()
{
    auto visit = visitOf(m_reader);
    visit.at = m_host.clock().now();
    m_host.account().storage().history().pin(visit, !isPinned());
    update();
}

void RecordActions::openSending()
{
    const bool contact = m_reader.lookupKey()->resource() == Resource::Contact;
    m_host.open({.page = pageid::sendEvents,
                 .values = contact
                     ? QStringList{u"contact"_s, m_reader.record()[key::contact::email].toString()}
                     : m_reader.pathValues()});
}

void RecordActions::openTypeEditor()
{
    m_host.open({.page = pageid::editEventType, .values = m_reader.pathValues()});
}

void RecordActions::openHandOver()
{
    m_host.open({.page = pageid::shareWithDeveloper, .values = m_reader.pathValues()});
}

void RecordActions::openLike()
{
    m_host.open({.page = pageid::newEventType, .values = m_reader.pathValues()});
}

// Opens an import that adds coupons to this set.
void RecordActions::openRefill()
{
    m_host.open(
        {.page = pageid::newImport, .values = {u"coupons"_s, m_reader.pathValues().value(0)}});
}

QString RecordActions::undoJob() const
{
    const auto *lookupKey = m_reader.lookupKey();
    if (!lookupKey || lookupKey->resource() != Resource::Import)
        return {};
    return m_host.workspace().importJobs().undoableBy(m_reader.pathValues().value(0));
}

void RecordActions::openImportUndo()
{
    if (const auto job = undoJob(); !job.isEmpty())
        m_host.open(importUndoPlace(job));
}

// Shows the contact's activities in the newest export, found by contact ID or address.
void RecordActions::openActivities()
{
    const auto *kept = filedownloads::newestTable(m_host, u"activities");
    if (!kept)
        return;
    auto place = placeOfFile(kept->path);
    place.filter.emplace();
    for (const auto &[column, member] : {std::pair(key::contactId, key::id),
                                         std::pair(key::contact::email, key::contact::email)}) {
        if (const auto value = m_reader.record()[member].toString(); !value.isEmpty())
            place.filter->insert(column, value);
    }
    m_host.open(place);
}

} // namespace storedesk::ui::records
