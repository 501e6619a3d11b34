// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/connection.h"
#include "practice/service.h"
#include "ui/widgets/storeband.h"

#include <memory>

namespace storedesk::gui {

// The practice service that runs inside the console, and how to reach it.
class PracticeStore final
{
public:
    // With a folder the store is kept there and found again; without one it is forgotten at the
    // end.
    [[nodiscard]] static base::Result<std::unique_ptr<PracticeStore>>
    open(const base::Clock &clock, const QString &dataFolder);

    [[nodiscard]] api::Connection connection() const;
    [[nodiscard]] static ui::StoreMark mark();

private:
    explicit PracticeStore(std::unique_ptr<practice::Service> service);

    std::unique_ptr<practice::Service> m_service;
};

} // namespace storedesk::gui
