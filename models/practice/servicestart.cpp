// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/worker.h"
#include "service.h"

namespace storedesk::practice {

base::Result<std::unique_ptr<Service>> Service::start(const ServiceOptions &options,
                                                      const base::Clock &clock)
{
    auto backend = Backend::open(options, clock);
    if (!backend)
        return tl::make_unexpected(backend.error());
    return start(options, clock, std::make_unique<Worker>(std::move(*backend)));
}

} // namespace storedesk::practice
