// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/theme/icons.h"

#include <QFrame>
#include <QKeySequence>

#include <optional>

class QLabel;

namespace storedesk::ui {

class Button;
class ElidedLabel;
class IconLabel;

// The footer of a table panel: a count, a status note and one button.
class FootLine final : public QFrame
{
    Q_OBJECT

public:
    explicit FootLine(const Theme &theme, QWidget *parent = nullptr);

    void setSign(std::optional<Icon> icon, Tone tone = Tone::Neutral);
    void setText(const QString &text, const QString &note = {});
    // Sets muted text at the right.
    void setEnd(const QString &text);
    // Offers a single action; an empty text hides it. The key is only displayed.
    void offer(const QString &text, const QKeySequence &key = {});
    [[nodiscard]] Button *button() const { return m_button; }

private:
    void build();

    const Theme &m_theme;
    IconLabel *m_sign;
    QLabel *m_text;
    ElidedLabel *m_note;
    ElidedLabel *m_end;
    Button *m_button;
};

} // namespace storedesk::ui
