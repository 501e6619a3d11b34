// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "events/setupplan.h"

#include <functional>

namespace storedesk::ui {
struct StoreMark;
class Question;
class Theme;
} // namespace storedesk::ui

namespace storedesk::ui::setup {

// Returns a question for another alias of an event type whose alias is used in the account.
[[nodiscard]] Question *aliasQuestion(const storedesk::events::SetupStep &step,
                                      const StoreMark &mark, const Theme &theme,
                                      const std::function<void(const QString &)> &chosen);

} // namespace storedesk::ui::setup
