// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "http/outcome.h"

#include <QJsonArray>
#include <QJsonObject>

#include <functional>

class QWidget;

namespace storedesk::ui {
class Theme;
} // namespace storedesk::ui

namespace storedesk::ui::forms {

class FieldForm;

// Keeps the form for a new contact field consistent with its values. Another field type has other
// editors, including the one for the default value, so the form is replaced. The id follows the
// name until the user types an id.
class ContactFieldForm final
{
public:
    struct Host
    {
        // Replaces the previous form, which must be deleted later rather than immediately.
        std::function<void(FieldForm *form)> show;
        // Runs a change that does not count as user input.
        std::function<void(const std::function<void()> &change)> quietly;
    };
    ContactFieldForm(const Theme &theme, QWidget *parent, Host host);

    [[nodiscard]] FieldForm *form() const { return m_form; }
    // Sets the values. An empty object resets the form.
    void setValues(const QJsonObject &values);
    // Sets the options that are filled in when the user chooses a type with options and there are
    // none yet.
    void setProposedOptions(const QJsonArray &options) { m_proposedOptions = options; }
    // Call after each change in the form and when the focus has moved.
    void follow();
    // Shows the errors in a 422 reply at the fields and option cells. Returns the errors that
    // belong to no field.
    std::vector<http::FieldError> showFieldErrors(const std::vector<http::FieldError> &errors);

private:
    void make(const QJsonObject &values);
    void suggestId();
    void set(const QJsonObject &values);

    const Theme &m_theme;
    QWidget *m_parent;
    Host m_host;
    FieldForm *m_form = nullptr;
    // The values that determined the editors of the current form.
    QJsonObject m_shape;
    // The suggested id, as long as the user has not typed one.
    QString m_suggested;
    QJsonArray m_proposedOptions;
    bool m_quiet = false;
};

} // namespace storedesk::ui::forms
