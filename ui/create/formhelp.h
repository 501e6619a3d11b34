// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/create/formissue.h"

#include <QJsonObject>

namespace storedesk::ui::forms {
class FieldForm;
} // namespace storedesk::ui::forms

namespace storedesk::ui::create {

// Returns the open issues in a form, including those of untouched fields.
[[nodiscard]] FormIssues pointsOf(const forms::FieldForm &form);
// Returns the names and values to be sent as display text.
[[nodiscard]] QList<std::pair<QString, QString>> reviewOf(const forms::FieldForm &form);
// Disables the form's own issue navigation, because the page navigates the issues in all its parts.
void leaveWalkingToPage(forms::FieldForm &form);

} // namespace storedesk::ui::create
