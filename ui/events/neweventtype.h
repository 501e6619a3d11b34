// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/create/formpage.h"
#include "ui/events/eventfields.h"
#include "ui/events/eventtypesubmission.h"

namespace storedesk::ui::events {

class EventFieldTable;
class EventProperties;
class EventSources;
class RuleLine;

// Form for a new event type in an integration and for the fields of its events. The page address
// may name an event type to copy, or one to edit; editing produces a plan instead of a request.
class NewEventType final : public create::FormPage
{
    Q_OBJECT

public:
    NewEventType(PageHost &host, const PageAddress &place);
    // Deletes the table before the fields that it shows.
    ~NewEventType() override;

    void refresh() override;
    [[nodiscard]] bool settled() const override;

protected:
    [[nodiscard]] create::FormIssues morePoints() const override;
    [[nodiscard]] QList<Remark> remarks() const override;
    void refused(const http::Error &error) override;
    void showReasons() override;
    void changed() override;
    [[nodiscard]] QJsonObject typed() const override;
    void setTyped(const QJsonObject &typed) override;
    [[nodiscard]] http::Request request() const override;
    [[nodiscard]] QList<std::pair<QString, QString>> review() const override;
    std::vector<http::FieldError>
    showFieldErrors(const std::vector<http::FieldError> &errors) override;
    [[nodiscard]] PageAddress placeOf(const QJsonObject &record) const override;

private:
    void makeForm();
    void build();
    void connectSources();
    void readIntegration();
    void keepInSight(QWidget *widget);
    void goToField(int row, const QString &member = {}) const;
    void offerUndo(int row, const QJsonObject &field);
    void beginField(int row);
    void endField();
    void suggestAlias();
    void showRules(const QJsonObject &type);
    void isSentByWebhook();
    void applyDefinition(const QJsonObject &definition);
    void readLike();
    void readEdited();
    void showPlan();

    EventFields m_fields;
    EventTypeSubmission m_submission;
    EventFieldTable *m_table = nullptr;
    EventProperties *m_properties = nullptr;
    RuleLine *m_rules = nullptr;
    EventSources *m_sources = nullptr;
    // Row of the new field that is still being filled in, or -1.
    int m_begun = -1;
    QString m_icon;
    // Whether the notice is shown that “Comes from” was changed to “Webhook”.
    bool m_saysWebhook = false;
    // The alias derived from the name.
    QString m_suggested;
    QPointer<api::Call> m_reading;
};

} // namespace storedesk::ui::events
