// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/create/issuewalk.h"

#include "ui/create/createfoot.h"
#include "ui/create/creation.h"

#include <algorithm>

namespace storedesk::ui::create {

IssueWalk::IssueWalk(Creation &creation, CreateFoot &foot)
    : m_creation(creation)
    , m_foot(foot)
{ }

void IssueWalk::show()
{
    auto points = m_creation.openIssues();
    if (!m_tried)
        points.removeIf([](const FormIssue &point) { return point.missing; });
    m_foot.reportIssues(points.size(), points.value(0).sentence);
}

void IssueWalk::go(int step)
{
    const auto points = m_creation.openIssues();
    if (points.isEmpty())
        return;
    if (!m_tried)
        m_creation.showReasons();
    m_tried = true;
    m_point =
        (std::max<qsizetype>(m_point, step > 0 ? -1 : 0) + step + points.size()) % points.size();
    if (points[m_point].go)
        points[m_point].go();
    m_foot.reportIssues(points.size(), points[m_point].sentence);
}

bool IssueWalk::goToFirst()
{
    m_tried = true;
    m_point = -1;
    m_creation.showReasons();
    if (m_creation.openIssues().isEmpty())
        return false;
    go(1);
    return true;
}

void IssueWalk::forget()
{
    m_tried = false;
    m_point = -1;
}

} // namespace storedesk::ui::create
