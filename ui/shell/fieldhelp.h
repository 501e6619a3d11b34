// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>

namespace storedesk::ui::shell {

// Explains the fields of forms in tool tips and for What's This (Shift+F1), including the names
// that the service uses. Fields of records explain themselves (forms::FieldEditor). A field
// receives its text when the focus or the mouse pointer enters it.
class FieldHelp final : public QObject
{
    Q_OBJECT

public:
    // Listens to all widgets of the program until it is destroyed.
    explicit FieldHelp(QObject *parent);

    // Returns the explanation, or an empty string if there is none.
    [[nodiscard]] static QString textFor(const QWidget &field);

    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace storedesk::ui::shell
