// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>

namespace storedesk::ui::create {

class CreateFoot;
class Creation;

// Navigates the open issues in a form. The foot shows the number of issues and the current one.
// Missing values are not reported while the user is still typing.
class IssueWalk final
{
public:
    // The form and the foot outlive this object.
    IssueWalk(Creation &creation, CreateFoot &foot);

    void show();
    // Goes to the next or previous issue.
    void go(int step);
    // Called when the user tries to send. Returns false if there are no issues.
    [[nodiscard]] bool goToFirst();
    // Called when the form was reset.
    void forget();

private:
    Creation &m_creation;
    CreateFoot &m_foot;
    // Index of the issue visited last.
    qsizetype m_point = -1;
    // Whether missing values may be reported.
    bool m_tried = false;
};

} // namespace storedesk::ui::create
