// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "http/outcome.h"
#include "ui/widgets/panel.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QPointer>

class QComboBox;
class QLayout;
class QLabel;
class QRadioButton;

namespace storedesk::api {
class Pages;
}

namespace storedesk::ui {
class PageHost;
} // namespace storedesk::ui

namespace storedesk::ui::events {

// Chooses an event: an integration, one of its incoming event types, and whether to address it by
// alias or by id.
class EventChooser final : public Panel
{
    Q_OBJECT

public:
    enum class State : quint8 { Reading, Ready, Unchosen, Empty, Failed };

    EventChooser(PageHost &host, QWidget *parent);

    // Reads the integrations and the event types of the requested integration.
    void read();
    void want(const QString &integration, const QString &eventType);
    void setByAlias(bool byAlias);

    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] const http::Error &error() const { return m_error; }
    // Returns the id of the integration; empty if no integration is chosen.
    [[nodiscard]] QString integration() const;
    // Returns an empty object if no type is chosen.
    [[nodiscard]] QJsonObject eventType() const;
    [[nodiscard]] bool byAlias() const;
    [[nodiscard]] bool isReading() const;
    void goTo();

Q_SIGNALS:
    void stateChanged();
    // Emitted when a type was chosen by the user or preselected.
    void chosen();
    // Emitted on user input only.
    void edited();

private:
    void build();
    void buildAddressRow(QLayout *row);
    void readTypes();
    void collect(api::Pages *pages, void (EventChooser::*done)());
    void fillIntegrations();
    // Returns -1 if there is no integration to start with.
    [[nodiscard]] int beginning() const;
    void fillTypes();
    // Returns -1 if there is no type to start with.
    [[nodiscard]] int beginningType() const;
    void setState(State state);
    void showAddress();

    PageHost &m_host;
    QComboBox *m_integrations;
    QComboBox *m_types;
    QRadioButton *m_byAlias;
    QRadioButton *m_byId;
    QLabel *m_address;
    QPointer<api::Pages> m_reading;
    // Records in the list that is being read.
    QJsonArray m_records;
    State m_state = State::Reading;
    http::Error m_error;
    QString m_wantedIntegration;
    QString m_wantedType;
};

} // namespace storedesk::ui::events
