// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>
#include <QString>

#include <functional>

namespace storedesk::ui::create {

// Something to solve before a form can be sent.
struct FormIssue
{
    QString sentence;
    std::function<void()> go = {}; // puts the focus there
    bool missing = false; // not typed yet: no reproach before the person is done
};

using FormIssues = QList<FormIssue>;

} // namespace storedesk::ui::create
