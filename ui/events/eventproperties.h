// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "http/outcome.h"
#include "records/eventrules.h"
#include "ui/create/formissue.h"
#include "ui/events/eventfields.h"
#include "ui/widgets/panel.h"

class QLabel;

namespace storedesk::ui::forms {
class FieldForm;
} // namespace storedesk::ui::forms

namespace storedesk::ui::events {

// Form for all properties of a field in a new event type. The properties depend on the field type.
class EventProperties final : public Panel
{
    Q_OBJECT

public:
    EventProperties(EventFields &fields, const Theme &theme, QWidget *parent);

    // Shows the field in this row. A row of -1 shows no field.
    void show(int row);
    // Only webhook fields have a JSON pointer into the incoming data.
    void setWebhook(bool webhook);
    // Sets the reasons, by field id, why the samples suggest a field.
    void setSuggestions(const QHash<QString, QString> &reasons);
    // Shows violations that involve several fields at the fields concerned.
    void setRules(const QList<storedesk::records::EventRule> &rules);
    // Shows all issues, including missing values.
    void check();
    [[nodiscard]] create::FormIssues points(int row, const std::function<void()> &select) const;
    void goTo(const QString &key) const;
    std::vector<http::FieldError> showFieldErrors(const std::vector<http::FieldError> &errors);

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
    QList<storedesk::records::EventRule> m_rules;
    // The reasons currently shown, by member.
    QHash<QString, QString> m_remarked;
    bool m_webhook = false;
    bool m_filling = false;
    int m_row = -1;
};

} // namespace storedesk::ui::events
