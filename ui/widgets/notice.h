// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/theme/icons.h"

#include <QFrame>

#include <optional>

class QHBoxLayout;
class QLabel;

namespace storedesk::ui {

class Button;
class DetailsText;
class IconLabel;

// A message that needs no answer: icon, headline, one sentence and a few optional buttons. Changes
// are announced to assistive tools.
class Notice final : public QFrame
{
    Q_OBJECT

public:
    explicit Notice(const Theme &theme, QWidget *parent = nullptr);

    // Shows a message. The icon follows the tone unless one is given.
    void tell(Tone tone, const QString &headline, const QString &sentence = {},
              std::optional<Icon> icon = {});
    Button *addButton(const QString &text);
    // Adds a link to further details, until another message is shown.
    void setDetails(const QString &details);

    [[nodiscard]] Tone tone() const { return m_tone; }
    [[nodiscard]] QString headline() const;
    [[nodiscard]] QString sentence() const;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void announce();

    const Theme &m_theme;
    Tone m_tone = Tone::Accent;
    IconLabel *m_sign;
    QLabel *m_headline;
    QLabel *m_sentence;
    DetailsText *m_details;
    QHBoxLayout *m_buttons;
};

[[nodiscard]] Icon iconOf(Tone tone);

} // namespace storedesk::ui
