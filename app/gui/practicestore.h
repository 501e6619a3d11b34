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
    [[nodiscard]] static base::Result<std::unique_ptr<PracticeStore>>
    open(const base::Clock &clock);

    [[nodiscard]] api::Connection connection() const;
    [[nodiscard]] static ui::StoreMark mark();

private:
    explicit PracticeStore(std::unique_ptr<practice::Service> service);

    std::unique_ptr<practice::Service> m_service;
};

} // namespace storedesk::gui
