// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringList>
#include <QWidget>

namespace storedesk::ui {

class Theme;

// The steps in an assistant: completed steps have a check mark, and the current one is filled. If
// space is short, only the current step shows its name.
class StepTrail final : public QWidget
{
    Q_OBJECT

public:
    explicit StepTrail(const Theme &theme, QWidget *parent = nullptr);

    void setSteps(const QStringList &titles, int current);
    [[nodiscard]] int current() const { return m_current; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] int nameWidth(int step) const;
    [[nodiscard]] int widthWith(bool allNames) const;
    void paintMark(QPainter &painter, const QRect &place, int step) const;
    void tell();

    const Theme &m_theme;
    QStringList m_titles;
    int m_current = 0;
};

} // namespace storedesk::ui
