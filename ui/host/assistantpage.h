// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/host/page.h"

class QHBoxLayout;
class QStackedWidget;

namespace storedesk::ui {

class AssistantStep;
class Button;
class ElidedLabel;
class PageHead;
class IconLabel;
class StepTrail;

// A page with several steps that can be revisited. The Next button is never disabled: if something
// is missing, the button explains what and moves the focus there.
class AssistantPage : public Page
{
    Q_OBJECT

public:
    AssistantPage(PageHost &host, PageAddress place, const QString &title,
                  QWidget *parent = nullptr);

    void focusFirst() override;
    void setKnownTitle(const QString &title, const QJsonObject &naming) override;
    [[nodiscard]] QJsonObject naming() const override;

    void goTo(int step);
    [[nodiscard]] int step() const { return m_step; }
    [[nodiscard]] int stepCount() const { return static_cast<int>(m_steps.size()); }
    [[nodiscard]] AssistantStep *stepAt(int step) const { return m_steps.value(step); }
    void next();

protected:
    // Returns the parent widget for the steps.
    [[nodiscard]] QWidget *stepRoom() const;
    // Appends a step; call before the first goTo(). Scrolling steps may have any height.
    void addStep(AssistantStep *step, bool scrolls = false);
    // Sets the first step to which the user can return, which is step 0 by default.
    void setFirstOpen(int step) { m_firstOpen = step; }
    // Called when the step is shown.
    virtual void entered(int step) { Q_UNUSED(step) }
    // Called when the last step was confirmed.
    virtual void finish() = 0;
    // Whether the button of this step is shown as dangerous.
    [[nodiscard]] virtual bool isDangerous() const { return false; }
    void showState();
    // Returns the title from the last session, used until the page knows its own.
    [[nodiscard]] QString titleBefore() const;
    [[nodiscard]] PageHead *head() const { return m_head; }
    [[nodiscard]] Button *backButton() const { return m_back; }
    [[nodiscard]] Button *nextButton() const { return m_next; }
    // Returns the layout of the foot. Insert custom buttons at its beginning.
    [[nodiscard]] QHBoxLayout *foot() const { return m_foot; }

private:
    void build();
    void showTrail();
    // Returns to a step of the list.
    void returnTo(int listed);
    // Returns whether the list of steps contains the step.
    [[nodiscard]] bool isListed(int step) const;
    // Returns the next needed step in direction +1 or -1, or the position beyond the end if no
    // further step is needed.
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
