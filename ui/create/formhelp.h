// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/create/formissue.h"

#include <QJsonObject>

namespace storedesk::ui::forms {
class FieldForm;
} // namespace storedesk::ui::forms

namespace storedesk::ui::create {

// Returns the open issues of a form, including those of untouched fields.
[[nodiscard]] FormIssues pointsOf(const forms::FieldForm &form);
// Returns the names and values to be sent as display text.
[[nodiscard]] QList<std::pair<QString, QString>> reviewOf(const forms::FieldForm &form);
// Disables issue navigation of the form, because the page navigates the issues of all its parts.
void leaveWalkingToPage(forms::FieldForm &form);

} // namespace storedesk::ui::create
