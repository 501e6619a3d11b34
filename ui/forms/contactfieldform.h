// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/outcome.h"

#include <QJsonObject>

#include <functional>

class QWidget;

namespace storedesk::ui {
class Theme;
} // namespace storedesk::ui

namespace storedesk::ui::forms {

class FieldForm;

// Keeps the form of a new contact field in step with what is typed into it. Another type has other
// editors, down to that of the default value: then another form takes the place of the one before.
// The ID follows the name until somebody types one.
class ContactFieldForm final
{
public:
    struct Host
    {
        // Puts the form where the one before was, which it may delete later and not at once.
        std::function<void(FieldForm *form)> show;
        // Runs a change that is not the person's.
        std::function<void(const std::function<void()> &change)> quietly;
    };
    ContactFieldForm(const Theme &theme, QWidget *parent, Host host);

    [[nodiscard]] FieldForm *form() const { return m_form; }
    void setValues(const QJsonObject &values); // empty: a fresh form
    void follow(); // after every change of the form, and when the focus has moved
    // What a 422 names, at the fields and at the cells of the options; answers what has no field.
    std::vector<api::FieldError> showFieldErrors(const std::vector<api::FieldError> &errors);

private:
    void make(const QJsonObject &values);
    void suggestId();
    void set(const QJsonObject &values);

    const Theme &m_theme;
    QWidget *m_parent;
    Host m_host;
    FieldForm *m_form = nullptr;
    QJsonObject m_shape; // what the form was made for
    QString m_suggested; // the ID that nobody typed
    bool m_quiet = false;
};

} // namespace storedesk::ui::forms
