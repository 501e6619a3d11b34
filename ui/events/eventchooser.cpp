// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/events/eventchooser.h"

#include "account/account.h"
#include "api/pages.h"
#include "api/session.h"
#include "catalogue/key.h"
#include "itemmodels/showntext.h"
#include "ui/host/pagehost.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/flowlayout.h"

#include <QComboBox>
#include <QLabel>
#include <QRadioButton>
#include <QVBoxLayout>

namespace storedesk::ui::events {

namespace key = catalogue::key;
using namespace Qt::StringLiterals;

EventChooser::EventChooser(PageHost &host, QWidget *parent)
    : Panel(parent)
    , m_host(host)
    , m_integrations(new QComboBox(this))
    , m_types(new QComboBox(this))
    , m_byAlias(new QRadioButton(tr("&Alias"), this))
    , m_byId(new QRadioButton(tr("&ID"), this))
    , m_address(new QLabel(this))
{
    build();
    connect(m_integrations, &QComboBox::currentIndexChanged, this, &EventChooser::readTypes);
    connect(m_integrations, &QComboBox::activated, this, &EventChooser::edited);
    connect(m_types, &QComboBox::currentIndexChanged, this, [this] {
        showAddress();
        Q_EMIT chosen();
    });
    connect(m_types, &QComboBox::activated, this, &EventChooser::edited);
    connect(m_byAlias, &QRadioButton::toggled, this, [this] {
        showAddress();
        Q_EMIT edited();
    });
}

void EventChooser::build()
{
    box()->setContentsMargins(15, 12, 15, 12);
    box()->setSpacing(8);
    auto *row = new QHBoxLayout;
    row->setSpacing(14);
    const auto add = [this, row](QComboBox *combo, const QString &name, const QString &title) {
        auto *label = new QLabel(title, this);
        label->setFont(m_host.theme().font(Theme::Text::Medium));
        label->setBuddy(combo);
        combo->setObjectName(name);
        combo->setAccessibleName(title);
        combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        combo->setMinimumContentsLength(16);
        combo->setPlaceholderText(tr("Choose one"));
        auto *column = new QVBoxLayout;
        column->setSpacing(4);
        column->addWidget(label);
        column->addWidget(combo);
        row->addLayout(column, 1);
    };
    add(m_integrations, u"integration"_s, tr("Integration"));
    add(m_types, u"eventType"_s, tr("Event type"));
    box()->addLayout(row);
    // With large text, the row wraps into two lines.
    auto *addressRow = new FlowLayout;
    buildAddressRow(addressRow);
    box()->addLayout(addressRow);
}

void EventChooser::buildAddressRow(QLayout *row)
{
    auto *label = new QLabel(tr("Identify the event type by"), this);
    setRole(label, Role::Muted);
    m_byAlias->setObjectName(u"byAlias"_s);
    m_byId->setObjectName(u"byId"_s);
    m_byAlias->setChecked(true);
    m_address->setFont(m_host.theme().font(Theme::Text::Code));
    m_address->setTextFormat(Qt::PlainText);
    setRole(m_address, Role::Muted);
    row->addWidget(label);
    row->addWidget(m_byAlias);
    row->addWidget(m_byId);
    row->addWidget(m_address);
}

void EventChooser::want(const QString &integration, const QString &eventType)
{
    m_wantedIntegration = integration;
    m_wantedType = eventType;
    // If the integration is already listed, select it.
    const int at = m_integrations->findData(integration);
    if (at >= 0 && at != m_integrations->currentIndex())
        m_integrations->setCurrentIndex(at);
    else if (at >= 0)
        m_types->setCurrentIndex(std::max(0, m_types->findData(eventType)));
}

void EventChooser::read()
{
    if (m_wantedIntegration.isEmpty())
        want(integration(), eventType()[key::id].toString());
    setState(State::Reading);
    collect(m_host.account().session().integrations().all(this), &EventChooser::fillIntegrations);
}

void EventChooser::readTypes()
{
    if (integration().isEmpty())
        return;
    setState(State::Reading);
    collect(m_host.account().session().eventTypes().all(this, {integration()}),
            &EventChooser::fillTypes);
}

void EventChooser::collect(api::Pages *pages, void (EventChooser::*done)())
{
    if (m_reading)
        m_reading->deleteLater();
    m_reading = pages;
    m_records = {};
    connect(pages, &api::Pages::page, this, [this, pages](const QJsonArray &records) {
        for (const auto &record : records) {
            if (pages == m_reading)
                m_records.append(record);
        }
    });
    connect(pages, &api::Pages::finished, this, [this, pages, done] {
        if (pages != m_reading)
            return;
        m_reading = nullptr;
        (this->*done)();
    });
    connect(pages, &api::Pages::failed, this, [this, pages](const http::Error &error) {
        if (pages != m_reading)
            return;
        m_reading = nullptr;
        m_error = error;
        setState(State::Failed);
    });
}

void EventChooser::fillIntegrations()
{
    const QSignalBlocker quiet(m_integrations);
    m_integrations->clear();
    for (const auto &record : std::as_const(m_records))
        m_integrations->addItem(itemmodels::shownText(record[key::name].toString()),
                                record[key::id].toString());
    m_integrations->setCurrentIndex(beginning());
    if (m_integrations->currentIndex() >= 0)
        return readTypes();
    m_types->clear();
    setState(m_integrations->count() > 0 ? State::Unchosen : State::Empty);
    Q_EMIT chosen();
}

// Returns the requested integration, otherwise the first one that accepts events; the service
// refuses events of the others. Integrations without this information accept events.
int EventChooser::beginning() const
{
    const int wanted = m_integrations->findData(m_wantedIntegration);
    if (wanted >= 0)
        return wanted;
    for (int at = 0; at < m_integrations->count(); ++at) {
        if (m_records[at][key::eventsEnabled].toBool(true))
            return at;
    }
    return -1;
}

// Lists the event types. Leaves out outgoing event types, which only the service sends.
void EventChooser::fillTypes()
{
    {
        const QSignalBlocker quiet(m_types);
        m_types->clear();
        for (const auto &record : std::as_const(m_records)) {
            if (record[key::category].toString() != "receive"_L1)
                continue;
            m_types->addItem(itemmodels::shownText(record[key::name].toString()),
                             record[key::id].toString());
            m_types->setItemData(m_types->count() - 1, record.toObject(), Qt::UserRole + 1);
        }
        m_types->setCurrentIndex(beginningType());
    }
    m_wantedIntegration.clear();
    m_wantedType.clear();
    setState(m_types->count() > 0 ? State::Ready : State::Empty);
    showAddress();
    Q_EMIT chosen();
}

// Returns the requested type, otherwise the first one meant for the API: the service does not
// accept website and app events here.
int EventChooser::beginningType() const
{
    const int wanted = m_types->findData(m_wantedType);
    for (int at = 0; at < m_types->count() && wanted < 0; ++at) {
        const auto type = m_types->itemData(at, Qt::UserRole + 1).toJsonObject();
        if (type[key::receiveType].toString() == "api"_L1)
            return at;
    }
    return m_types->count() > 0 ? std::max(0, wanted) : -1;
}

void EventChooser::setState(State state)
{
    m_state = state;
    m_integrations->setEnabled(m_integrations->count() > 0);
    m_types->setEnabled(state == State::Ready);
    Q_EMIT stateChanged();
}

bool EventChooser::isReading() const
{
    return m_reading;
}

QString EventChooser::integration() const
{
    return m_integrations->currentData().toString();
}

QJsonObject EventChooser::eventType() const
{
    return m_types->currentData(Qt::UserRole + 1).toJsonObject();
}

bool EventChooser::byAlias() const
{
    return m_byAlias->isChecked();
}

void EventChooser::setByAlias(bool byAlias)
{
    const QSignalBlocker quiet(m_byAlias);
    (byAlias ? m_byAlias : m_byId)->setChecked(true);
    showAddress();
}

void EventChooser::showAddress()
{
    const auto type = eventType();
    m_address->setText(itemmodels::shownText(type[byAlias() ? key::alias : key::id].toString()));
}

void EventChooser::goTo()
{
    (integration().isEmpty() ? m_integrations : m_types)->setFocus();
}

} // namespace storedesk::ui::events
