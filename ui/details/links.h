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

// What a value of this field identifies, also where it leads nowhere: no contact is opened by the
// identifier that the service gave it.
[[nodiscard]] std::optional<catalogue::Resource> identifiedBy(catalogue::Resource resource,
                                                              const catalogue::Field &field);

} // namespace storedesk::ui::details
