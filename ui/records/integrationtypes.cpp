// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/records/integrationtypes.h"

#include "account/account.h"
#include "api/session.h"
#include "catalogue/resource.h"
#include "ui/host/pagehost.h"
#include "ui/host/pageid.h"
#include "ui/records/listtable.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/layouts.h"

#include <QLabel>
#include <QShortcut>
#include <QVBoxLayout>

namespace storedesk::ui::records {

using namespace Qt::StringLiterals;
using catalogue::Resource;

IntegrationTypes::IntegrationTypes(PageHost &host, QWidget *parent)
    : QWidget(parent)
    , m_host(host)
    , m_new(new Button(Icon::Plus, tr("New event type…"), host.theme(), this))
    , m_words(new QLabel(this))
    , m_table(new ListTable(host, this))
{
    build();
    connect(m_new, &QPushButton::clicked, this,
            [this] { m_host.open({.page = pageid::newEventType, .values = {m_integration}}); });
    auto *key = new QShortcut(Qt::CTRL | Qt::ALT | Qt::Key_Y, this);
    connect(key, &QShortcut::activated, m_new, &QPushButton::click);
    connect(&host.account().session(), &api::Session::writeEnded, this, &IntegrationTypes::heardOf);
}

void IntegrationTypes::build()
{
    setObjectName(u"eventTypesOfIntegration"_s);
    m_new->setObjectName(u"newEventType"_s);
    setSmall(m_new);
    m_words->setTextFormat(Qt::PlainText);
    m_words->setWordWrap(true);
    setRole(m_words, Role::Muted);
    auto *box = columnIn(this, 8);
    box->addWidget(m_table);
    box->addWidget(m_words);
    box->addWidget(m_new, 0, Qt::AlignLeft);
    hide();
}

void IntegrationTypes::showOf(const QString &integration, const details::ReadingContext &reading)
{
    m_reading = reading;
    m_new->setEnabled(m_host.account().mayWrite());
    m_new->setToolTip(m_new->isEnabled() ? QString() : tr("This account is read-only."));
    show();
    if (m_integration != integration) {
        m_integration = integration;
        read();
    } else if (!m_pages) {
        showTypes();
    }
}

void IntegrationTypes::read()
{
    delete m_pages;
    m_types = {};
    m_table->hide();
    m_words->setText(tr("Loading event types…"));
    m_words->show();
    m_pages = m_host.account().session().eventTypes().all(this, {m_integration});
    connect(m_pages, &api::Pages::page, this, [this](const QJsonArray &types) {
        for (const auto &type : types)
            m_types.append(type);
    });
    connect(m_pages, &api::Pages::finished, this, [this] {
        m_pages = nullptr;
        showTypes();
    });
    connect(m_pages, &api::Pages::failed, this, [this](const http::Error &error) {
        m_pages = nullptr;
        m_words->setText(tr("Couldn't load the event types. %1").arg(error.words.what));
    });
}

void IntegrationTypes::showTypes()
{
    m_words->setText(tr("No event types yet. An event type defines the fields of an event and "
                        "which of them identifies the contact."));
    m_words->setVisible(m_types.isEmpty());
    m_table->setVisible(!m_types.isEmpty());
    m_table->setRecords(Resource::CustomEventType, catalogue::pluralOf(Resource::CustomEventType),
                        m_types, m_reading, {m_integration});
}

void IntegrationTypes::heardOf(const http::Request &request)
{
    if (http::operationOf(request).resource == Resource::CustomEventType
        && request.values.value(0) == m_integration)
        read();
}

} // namespace storedesk::ui::records
