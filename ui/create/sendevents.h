// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/create/formpage.h"

class QCheckBox;
class QLabel;

namespace storedesk::ui {
class Button;
} // namespace storedesk::ui

namespace storedesk::ui::create {

class EventChooser;

// Sends an event by hand: which one, its values, and what the service made of it. An event whose
// end is not known is never sent again by itself.
class SendEvents final : public FormPage
{
    Q_OBJECT

public:
    // The place may name an integration and one of its event types.
    SendEvents(Frame &frame, const Place &place);

    void refresh() override;
    [[nodiscard]] bool settled() const override;

protected:
    [[nodiscard]] OpenPoints openPoints() const override;
    [[nodiscard]] QJsonObject typed() const override;
    void setTyped(const QJsonObject &typed) override;
    [[nodiscard]] api::Request request() const override;
    [[nodiscard]] QList<std::pair<QString, QString>> review() const override;
    [[nodiscard]] Place placeOf(const QJsonObject &record) const override;
    void succeed(const api::Reply &reply) override;

private:
    void build();
    void buildCreateContact();
    void showType();
    void showState();
    void openMissing();
    [[nodiscard]] QString contactEmail() const;

    EventChooser *m_chooser;
    QLabel *m_heading;
    QCheckBox *m_createContact;
    Button *m_help{nullptr};
    Button *m_openContact{nullptr};
    QString m_shown; // the id of the type that the form is for
    QJsonObject m_waiting; // typed values for a type that is not read yet
};

} // namespace storedesk::ui::create
