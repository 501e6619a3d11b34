// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/theme/icons.h"

#include <QAbstractButton>

namespace storedesk::ui::files {

// A checkable count that acts as a filter.
class CountCard final : public QAbstractButton
{
    Q_OBJECT

public:
    CountCard(const QString &title, Icon icon, Tone tone, const Theme &theme,
              QWidget *parent = nullptr);

    void setCount(qint64 count);
    [[nodiscard]] qint64 amount() const { return m_count; }
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Icon m_icon;
    Tone m_tone;
    const Theme &m_theme;
    qint64 m_count = 0;
};

} // namespace storedesk::ui::files
