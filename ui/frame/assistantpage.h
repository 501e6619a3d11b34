// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/frame/page.h"

class QHBoxLayout;
class QStackedWidget;

namespace storedesk::ui {

class AssistantStep;
class Button;
class ElidedLabel;
class PageHead;
class IconLabel;
class StepTrail;

// A page that leads through some steps, with the way back open. Its button to go on is never dead:
// where something is missing it says what, and goes there.
class AssistantPage : public Page
{
    Q_OBJECT

public:
    AssistantPage(Frame &frame, const QString &title, QWidget *parent = nullptr);

    void focusFirst() override;
    void setKnownTitle(const QString &title, const QJsonObject &naming) override;
    [[nodiscard]] QJsonObject naming() const override;

    void goTo(int step);
    [[nodiscard]] int step() const { return m_step; }
    [[nodiscard]] int stepCount() const { return static_cast<int>(m_steps.size()); }
    [[nodiscard]] AssistantStep *stepAt(int step) const { return m_steps.value(step); }
    void next();

protected:
    // What steps are made in.
    [[nodiscard]] QWidget *stepRoom() const;
    // In their order, before the first goTo(). Those that scroll are as high as they like.
    void addStep(AssistantStep *step, bool scrolls = false);
    // Where one may go back to; the first step unless told.
    void setFirstOpen(int step) { m_firstOpen = step; }
    virtual void entered(int step) { Q_UNUSED(step) } // it is in front now
    virtual void finish() = 0; // the last step was agreed to
    // Whether the button of this step is the dangerous kind.
    [[nodiscard]] virtual bool isDangerous() const { return false; }
    void showState();
    // How it was called when it was last open, until it knows that itself.
    [[nodiscard]] QString titleBefore() const;
    [[nodiscard]] PageHead *head() const { return m_head; }
    [[nodiscard]] Button *backButton() const { return m_back; }
    [[nodiscard]] Button *nextButton() const { return m_next; }
    [[nodiscard]] QHBoxLayout *foot() const { return m_foot; } // own buttons come first

private:
    void build();
    void showTrail();
    // The next one that is needed in this direction, +1 or -1; one beyond the end: there is none.
    [[nodiscard]] int neededFrom(int step, int by) const;

    PageHead *m_head;
    StepTrail *m_trail;
    QStackedWidget *m_stack;
    QList<AssistantStep *> m_steps;
    QHBoxLayout *m_foot;
    IconLabel *m_sign;
    ElidedLabel *m_obstacle;
    Button *m_back;
    Button *m_next;
    QString m_usualTitle;
    QString m_titleBefore;
    int m_step = 0;
    int m_firstOpen = 0;
};

} // namespace storedesk::ui
