// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/field.h"
#include "ui/frame/place.h"

#include <QJsonValue>

#include <optional>

namespace storedesk::ui::details {

// The record that a value of this field names; nothing: it names none.
[[nodiscard]] std::optional<Place> linkOf(catalogue::Resource resource,
                                          const catalogue::Field &field, const QJsonValue &value);

} // namespace storedesk::ui::details
