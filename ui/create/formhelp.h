// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/create/formissue.h"

#include <QJsonObject>

namespace storedesk::ui::forms {
class FieldForm;
} // namespace storedesk::ui::forms

namespace storedesk::ui::create {

// What is still to solve in a form, also at fields nobody has touched yet.
[[nodiscard]] FormIssues pointsOf(const forms::FieldForm &form);
// What the form would send, name and value in words.
[[nodiscard]] QList<std::pair<QString, QString>> reviewOf(const forms::FieldForm &form);
// The page walks through the open points of all its parts: its form must not do it too.
void leaveWalkingToPage(forms::FieldForm &form);

} // namespace storedesk::ui::create
