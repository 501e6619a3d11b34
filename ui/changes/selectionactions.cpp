// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/changes/selectionactions.h"

#include "account/account.h"
#include "catalogue/key.h"
#include "ui/changes/deleting.h"
#include "ui/host/page.h"
#include "ui/host/pagehost.h"
#include "ui/host/pageid.h"
#include "ui/host/recordaddress.h"
#include "ui/tables/clipboardtable.h"

#include <QAction>

namespace storedesk::ui::changes {

using namespace Qt::StringLiterals;
using catalogue::Effect;
using catalogue::OperationId;

SelectionActions::SelectionActions(PageHost &host, Selection selection, QObject *parent)
    : QObject(parent)
    , m_host(host)
    , m_selection(std::move(selection))
{
    m_lookUp = add(
        tr("&Look up"), u"selectionLookUp"_s,
        [this](const SelectedRecords &records) { openLookup(records); }, false);
    m_change = add(
        tr("Chan&ge…"), u"selectionChange"_s,
        [this](const SelectedRecords &records) { openJob(Effect::Update, records); }, true);
    m_removal = add(
        tr("&Delete…"), u"selectionDelete"_s,
        [this](const SelectedRecords &records) { this->remove(records); }, true);
    m_event = add(
        tr("Send e&vent…"), u"selectionEvent"_s,
        [this](const SelectedRecords &records) {
            openJob(OperationId::CreateCustomEventByAlias, records);
        },
        true);
    auto *copy = add(
        tr("Copy &IDs"), u"selectionCopy"_s,
        [this](const SelectedRecords &records) {
            copyText(records.values.join(u'\n'));
            m_host.tell(tr("%Ln copied.", nullptr, static_cast<int>(records.values.size())));
        },
        false);
    m_changeFromFile = add(
        tr("Update from a &file…"), u"selectionChangeFromFile"_s,
        [this](const SelectedRecords &records) { openFileJob(records); }, true);
    m_all = {m_lookUp, m_change, m_removal, m_event, copy};
}

QAction *SelectionActions::add(const QString &text, const QString &name, const Act &act,
                               bool writes)
{
    auto *action = new QAction(text, this);
    action->setObjectName(name);
    connect(action, &QAction::triggered, this, [this, act, writes] {
        if (!m_host.hasAccount() || (writes && !m_host.account().mayWrite()))
            return m_host.tell(m_host.hasAccount() ? tr("This account is read-only.")
                                                   : tr("Connect an account first."));
        m_selection([this, act](const SelectedRecords &records) {
            if (records.lookupKey && !records.values.isEmpty())
                act(records);
            else
                m_host.tell(tr("The selection contains no emails or IDs."));
        });
    });
    return action;
}

void SelectionActions::update(const catalogue::LookupKey &lookupKey, const QString &whyNone)
{
    for (auto *action : m_all + QList{m_changeFromFile}) {
        const auto reason = whyNone.isEmpty() ? whyNot(action, lookupKey) : whyNone;
        action->setEnabled(reason.isEmpty());
        action->setToolTip(reason.isEmpty() ? action->text().remove(u'&') : reason);
        action->setStatusTip(reason);
    }
}

QString SelectionActions::whyNot(const QAction *action, const catalogue::LookupKey &lookupKey) const
{
    const bool writes = action == m_change || action == m_changeFromFile || action == m_removal
        || action == m_event;
    if (!writes)
        return {};
    if (!m_host.account().mayWrite())
        return tr("This account is read-only.");
    if (action == m_event)
        return lookupKey.member == catalogue::key::contact::email
            ? m_host.account().whyRefused(OperationId::CreateCustomEventByAlias)
            : tr("Events can be sent only to contacts with an email.");
    const auto operation =
        catalogue::operationOn(lookupKey, action == m_removal ? Effect::Delete : Effect::Update);
    return operation ? m_host.account().whyRefused(*operation)
                     : tr("This action can't use the IDs of the selected records.");
}

void SelectionActions::openJob(Effect effect, const SelectedRecords &records)
{
    if (const auto operation = catalogue::operationOn(*records.lookupKey, effect))
        openJob(*operation, records);
    else
        m_host.tell(tr("This action can't use the IDs of the selected records."));
}

void SelectionActions::remove(const SelectedRecords &records)
{
    const auto operation = catalogue::operationOn(*records.lookupKey, Effect::Delete);
    if (!operation)
        return m_host.tell(tr("This action can't use the IDs of the selected records."));
    QList<storedesk::records::DeleteTarget> targets;
    for (const auto &value : records.values)
        targets.append({.values = {value}, .title = value});
    askToDelete(m_host, *operation, targets);
}

// Opens the bulk assistant with the records. Adds a header line, so that the assistant can identify
// the column.
void SelectionActions::openJob(OperationId operation, const SelectedRecords &records)
{
    const bool event = operation == OperationId::CreateCustomEventByAlias;
    if (event && records.lookupKey->member != catalogue::key::contact::email)
        return m_host.tell(tr("Events can be sent only to contacts with an email."));
    const auto lines = QStringList{QString(records.lookupKey->member)} + records.values;
    if (auto *page =
            m_host.open({pageid::bulkJob, {QString(catalogue::operation(operation).name)}}))
        page->paste(lines.join(u'\n'));
}

void SelectionActions::openLookup(const SelectedRecords &records)
{
    if (auto *page = m_host.open(bulkLookupAddress(*records.lookupKey)))
        page->paste(records.values.join(u'\n'));
}

void SelectionActions::openFileJob(const SelectedRecords &records)
{
    const auto operation = catalogue::operationOn(*records.lookupKey, Effect::Update);
    if (!operation)
        return m_host.tell(tr("This action can't use the IDs of the selected records."));
    if (auto *page =
            m_host.open({pageid::bulkJob, {QString(catalogue::operation(*operation).name)}}))
        page->restrictTo(records.values);
}

} // namespace storedesk::ui::changes
