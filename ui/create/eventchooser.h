// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/outcome.h"
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
class Frame;
} // namespace storedesk::ui

namespace storedesk::ui::create {

// Which event: an integration, one of its types that receive events, and whether it is named by its
// alias or by its id.
class EventChooser final : public Panel
{
    Q_OBJECT

public:
    enum class State : quint8 { Reading, Ready, Unchosen, Empty, Failed };

    EventChooser(Frame &frame, QWidget *parent);

    void read(); // the integrations, and the types of the one that is wanted
    void want(const QString &integration, const QString &eventType);
    void setByAlias(bool byAlias);

    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] const api::Error &error() const { return m_error; }
    [[nodiscard]] QString integration() const; // id; empty: none
    [[nodiscard]] QJsonObject eventType() const; // empty: none
    [[nodiscard]] bool byAlias() const;
    [[nodiscard]] bool isReading() const;
    void goTo();

Q_SIGNALS:
    void stateChanged();
    void chosen(); // by a person or because it was wanted
    void edited(); // by a person

private:
    void build();
    void buildAddressRow(QLayout *row);
    void readTypes();
    void collect(api::Pages *pages, void (EventChooser::*done)());
    void fillIntegrations();
    [[nodiscard]] int beginning() const; // -1: none
    void fillTypes();
    [[nodiscard]] int beginningType() const; // -1: none
    void setState(State state);
    void showAddress();

    Frame &m_frame;
    QComboBox *m_integrations;
    QComboBox *m_types;
    QRadioButton *m_byAlias;
    QRadioButton *m_byId;
    QLabel *m_address;
    QPointer<api::Pages> m_reading;
    QJsonArray m_records; // of the list that is being read
    State m_state = State::Reading;
    api::Error m_error;
    QString m_wantedIntegration;
    QString m_wantedType;
};

} // namespace storedesk::ui::create
