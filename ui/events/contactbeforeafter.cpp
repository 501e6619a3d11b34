// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/events/contactbeforeafter.h"

#include "account/account.h"
#include "account/accountfields.h"
#include "api/session.h"
#include "catalogue/lookupkey.h"
#include "catalogue/valuechecks.h"
#include "itemmodels/showntext.h"
#include "ui/host/pagehost.h"
#include "ui/tables/tableview.h"
#include "ui/tables/wrappedcells.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"

#include <QHeaderView>
#include <QLabel>
#include <QVBoxLayout>

#include <array>

namespace storedesk::ui::events {

using catalogue::OperationId;
using catalogue::Resource;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

// Delays of later reads after the event, because workflows may still be running.
static constexpr std::array laterReads{5000ms, 10000ms};

ContactBeforeAfter::ContactBeforeAfter(PageHost &host, QWidget *parent)
    : Panel(parent)
    , m_host(host)
    , m_title(new QLabel(tr("Contact before and after"), this))
    , m_state(new QLabel(this))
    , m_again(new Button(Icon::Refresh, tr("Reload"), host.theme(), this))
    , m_view(new TableView(host.theme(), this))
    , m_timer(host.clock().timer([this] { read(); }))
{
    build();
    connect(m_again, &QPushButton::clicked, this, &ContactBeforeAfter::readAgain);
    auto &own = host.account().contactFields();
    connect(&own, &account::AccountFields::changed, this, &ContactBeforeAfter::show);
    show();
}

void ContactBeforeAfter::build()
{
    setObjectName(u"beforeAfter"_s);
    setRole(m_title, Role::Heading);
    m_title->setTextFormat(Qt::PlainText);
    m_title->setWordWrap(true);
    setRole(m_state, Role::Small);
    m_state->setTextFormat(Qt::PlainText);
    m_state->setWordWrap(true);
    m_state->setObjectName(u"beforeAfterState"_s);
    m_again->setObjectName(u"readAgain"_s);
    setSmall(m_again);
    auto *row = new QHBoxLayout;
    row->addWidget(m_title, 1);
    row->addWidget(m_again);
    auto *head = new QVBoxLayout;
    head->setContentsMargins(12, 8, 12, 8);
    head->setSpacing(4);
    head->addLayout(row);
    head->addWidget(m_state);
    box()->addLayout(head);
    box()->addWidget(separator(this));
    m_view->setModel(&m_model);
    m_view->setObjectName(u"contactChanges"_s);
    m_view->setAccessibleName(tr("Contact fields before and after the event"));
    m_view->setMinimumHeight(m_host.theme().scaled(220));
    WrappedCells::useIn(*m_view, m_host.theme());
    auto *header = m_view->horizontalHeader();
    header->setSectionsClickable(false);
    // Long values wrap, so nothing is cut off and there is no horizontal scrolling.
    header->setMinimumSectionSize(m_host.theme().scaled(60));
    header->setSectionResizeMode(QHeaderView::Stretch);
    box()->addWidget(m_view, 1);
}

void ContactBeforeAfter::setEmail(const QString &email)
{
    if (email == m_email || !catalogue::valuechecks::isEmail(email.toStdString()))
        return;
    m_email = email;
    m_phase = Phase::Before;
    m_beforeKnown = false;
    m_before = {};
    m_after = {};
    m_timer->stop();
    read();
}

void ContactBeforeAfter::eventLeaves()
{
    if (m_email.isEmpty())
        return;
    m_timer->stop();
    // The state after the last event is also the state before the next one.
    if (m_phase == Phase::After)
        m_before = m_after;
    else if (!m_beforeKnown && !m_call)
        read();
    m_after = {};
    m_phase = Phase::Sent;
    show();
}

void ContactBeforeAfter::eventArrived()
{
    if (m_email.isEmpty())
        return;
    m_phase = Phase::After;
    m_later = 0;
    read();
}

void ContactBeforeAfter::readAgain()
{
    if (!m_email.isEmpty())
        read();
}

void ContactBeforeAfter::read()
{
    auto &account = m_host.account();
    if (!account.mayRead(Resource::Contact))
        return;
    account.contactFields().need();
    delete m_call;
    const bool after = m_phase == Phase::After;
    m_call = account.session().contacts().get(
        {*catalogue::lookupKeyOf(OperationId::GetContactByEmail), {m_email}}, this);
    m_call->then(this, [this, after](const http::Outcome &outcome) {
        m_call = nullptr;
        if (after == (m_phase == Phase::After))
            take(outcome);
    });
    show();
}

void ContactBeforeAfter::take(const http::Outcome &outcome)
{
    const bool absent = !outcome && outcome.error().kind == http::ErrorKind::NotFound;
    m_problem = outcome || absent ? QString() : outcome.error().words.what;
    if (outcome || absent) {
        const auto record = outcome ? outcome->document.object() : QJsonObject();
        (m_phase == Phase::After ? m_after : m_before) = record;
        m_beforeKnown = m_beforeKnown || m_phase != Phase::After;
    }
    if (m_phase == Phase::After && static_cast<std::size_t>(m_later) < laterReads.size())
        m_timer->start(laterReads[static_cast<std::size_t>(m_later++)]);
    show();
}

QString ContactBeforeAfter::stateWords() const
{
    if (m_email.isEmpty())
        return tr("Enter the contact's email to see what the event changes.");
    if (!m_problem.isEmpty())
        return m_problem;
    if (m_call && m_model.rowCount() == 0)
        return tr("Loading %1…").arg(itemmodels::shownText(m_email));
    if (m_phase != Phase::After)
        return m_before.isEmpty() && m_beforeKnown ? tr("Contact %1 doesn't exist.").arg(m_email)
                                                   : tr("Current values, before the event.");
    if (m_after.isEmpty())
        return tr("Contact %1 doesn't exist.").arg(itemmodels::shownText(m_email));
    return tr("%n field(s) changed. Workflows may still be running.", nullptr, m_model.changed());
}

void ContactBeforeAfter::show()
{
    const auto rules =
        m_host.account().contactFields().contactRules(catalogue::FieldLocation::Answer);
    const bool after = m_phase == Phase::After && !m_after.isEmpty();
    m_model.setChanges(m_email.isEmpty() ? QList<storedesk::events::FieldChange>()
                                         : storedesk::events::changesOf(
                                               m_before, after ? m_after : m_before, rules));
    m_view->setColumnHidden(ContactChanges::After, !after);
    m_state->setText(stateWords());
    m_again->setEnabled(!m_email.isEmpty());
}

} // namespace storedesk::ui::events
