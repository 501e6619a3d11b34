// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/create/eventfields.h"
#include "ui/create/formpage.h"
#include "ui/forms/takenvalue.h"

namespace storedesk::api {
class Pages;
} // namespace storedesk::api

namespace storedesk::ui::create {

class EventFieldTable;
class EventProperties;
class EventSources;
class RuleLine;

// A new event type of one integration: what it is, and the fields its events have. The place may
// name one that it should be like, or one that is edited: then a plan is made instead of a request.
class NewEventType final : public FormPage
{
    Q_OBJECT

public:
    NewEventType(Frame &frame, const Place &place);
    ~NewEventType() override; // what shows the fields goes before them

    void refresh() override;
    [[nodiscard]] bool settled() const override;

protected:
    [[nodiscard]] FormIssues morePoints() const override;
    [[nodiscard]] QList<Remark> remarks() const override;
    void refused(const api::Error &error) override;
    void showReasons() override;
    void changed() override;
    [[nodiscard]] QJsonObject typed() const override;
    void setTyped(const QJsonObject &typed) override;
    [[nodiscard]] api::Request request() const override;
    [[nodiscard]] QList<std::pair<QString, QString>> review() const override;
    std::vector<api::FieldError>
    showFieldErrors(const std::vector<api::FieldError> &errors) override;
    [[nodiscard]] Place placeOf(const QJsonObject &record) const override;

private:
    void makeForm();
    void build();
    void connectSources();
    void readIntegration();
    void readOthers();
    void keepInSight(QWidget *widget);
    void goToField(int row, const QString &member = {}) const;
    void beginField(int row);
    void endField();
    void suggestAlias();
    void showRules(const QJsonObject &type);
    void comesByWebhook();
    void closeWhenReplaced();
    void takeDefinition(const QJsonObject &definition);
    void readLike();
    void readEdited();
    void showPlan();
    [[nodiscard]] bool edits() const;

    EventFields m_fields;
    EventFieldTable *m_table = nullptr;
    EventProperties *m_properties = nullptr;
    RuleLine *m_rules = nullptr;
    EventSources *m_sources = nullptr;
    int m_begun = -1; // the field just added, until its form is left
    QString m_icon;
    QJsonObject m_edited; // as the service has it
    // The notice says that “Comes from” was changed to “Webhook”.
    bool m_saysWebhook = false;
    QString m_suggested; // the alias that follows from the name
    QPointer<api::Call> m_reading;
    QPointer<api::Pages> m_readingOthers;
    QJsonArray m_others; // the event types that the integration has
    forms::TakenValue m_taken; // the alias that the service refused
};

} // namespace storedesk::ui::create
