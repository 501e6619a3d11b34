// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringList>
#include <QWidget>

class QHBoxLayout;

namespace storedesk::ui {

class StepButton;
class Theme;

// The steps in an assistant: completed steps have a check mark and can be reopened, and the current
// one is filled. If space is short, only the current step shows its name.
class StepTrail final : public QWidget
{
    Q_OBJECT

public:
    explicit StepTrail(const Theme &theme, QWidget *parent = nullptr);

    // Completed steps from the first open one on can be pressed.
    void setSteps(const QStringList &titles, int current, int firstOpen = 0);
    [[nodiscard]] int current() const { return m_current; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    // Emitted when the user returns to a step, which is counted from 0.
    void stepAsked(int step);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void addButton();
    void showNames();
    [[nodiscard]] int widthWith(bool allNames) const;
    void tell();

    const Theme &m_theme;
    QHBoxLayout *m_row;
    QList<StepButton *> m_buttons;
    QStringList m_titles;
    int m_current = 0;
    int m_firstOpen = 0;
};

} // namespace storedesk::ui
