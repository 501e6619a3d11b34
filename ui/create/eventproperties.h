// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/outcome.h"
#include "jobs/eventrules.h"
#include "ui/create/eventfields.h"
#include "ui/create/formissue.h"
#include "ui/widgets/panel.h"

class QLabel;

namespace storedesk::ui::forms {
class FieldForm;
} // namespace storedesk::ui::forms

namespace storedesk::ui::create {

// Everything about one field of a new event type; what there is to say depends on its type.
class EventProperties final : public Panel
{
    Q_OBJECT

public:
    EventProperties(EventFields &fields, const Theme &theme, QWidget *parent);

    void show(int row); // -1: none
    void setWebhook(bool webhook); // only those are read from a place in what arrives
    // Why samples suggest a field as it is, by its ID.
    void setSuggestions(const QHash<QString, QString> &reasons);
    // What is wrong only together with the other fields stands at the field it concerns.
    void setRules(const QList<jobs::EventRule> &rules);
    void check(); // shows what is missing, too
    [[nodiscard]] FormIssues points(int row, const std::function<void()> &select) const;
    void goTo(const QString &key) const;
    std::vector<api::FieldError> showFieldErrors(const std::vector<api::FieldError> &errors);

private:
    void makeForm();
    void showSuggestion();
    void showRules();
    void take();
    void suggestId();

    EventFields &m_fields;
    const Theme &m_theme;
    QLabel *m_heading;
    QLabel *m_position;
    QLabel *m_suggestion;
    forms::FieldForm *m_form = nullptr;
    QHash<QString, QString> m_suggestions;
    QList<jobs::EventRule> m_rules;
    QHash<QString, QString> m_remarked; // reason by member, as shown
    bool m_webhook = false;
    bool m_filling = false;
    int m_row = -1;
};

} // namespace storedesk::ui::create
