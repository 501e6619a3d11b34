// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/theme/icons.h"

#include <QWidget>

namespace storedesk::ui {
class Button;
class ElidedLabel;
class IconLabel;
} // namespace storedesk::ui

namespace storedesk::ui::create {

// A line below a field with an icon, a lookup result, and at most one action.
class FindingLine final : public QWidget
{
    Q_OBJECT

public:
    FindingLine(const Theme &theme, QWidget *parent);

    void tell(Icon icon, Tone tone, const QString &words, const QString &action = {});
    void clear(const QString &action = {});
    [[nodiscard]] QString words() const;
    [[nodiscard]] Tone tone() const;
    [[nodiscard]] Button *button() const { return m_button; }

private:
    IconLabel *m_sign;
    ElidedLabel *m_words;
    Button *m_button;
};

} // namespace storedesk::ui::create
