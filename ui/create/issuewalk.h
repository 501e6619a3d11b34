// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>

namespace storedesk::ui::create {

class CreateFoot;
class Creation;

// The way through what is still to solve in a form. The foot tells how much it is and where one
// stands; what is missing is no reproach while somebody is still typing.
class IssueWalk final
{
public:
    IssueWalk(Creation &creation, CreateFoot &foot); // both outlive it

    void show();
    void go(int step); // to the next point or the one before
    [[nodiscard]] bool goToFirst(); // somebody is done typing; false: nothing is open
    void forget(); // the form is fresh

private:
    Creation &m_creation;
    CreateFoot &m_foot;
    qsizetype m_point = -1; // the last one that was walked to
    bool m_tried = false; // what is missing may be said
};

} // namespace storedesk::ui::create
