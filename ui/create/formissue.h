// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>
#include <QString>

#include <functional>

namespace storedesk::ui::create {

// An issue to resolve before a form can be sent.
struct FormIssue
{
    QString sentence;
    // Moves the focus to the field.
    std::function<void()> go = {};
    // Whether the value has not been typed yet. Missing values are not reported until the user
    // tries to send.
    bool missing = false;
};

using FormIssues = QList<FormIssue>;

} // namespace storedesk::ui::create
