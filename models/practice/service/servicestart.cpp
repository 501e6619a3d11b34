// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/service/examples.h"
#include "practice/service/servicethread.h"
#include "service.h"

namespace storedesk::practice {

base::Result<std::unique_ptr<Service>> Service::start(const ServiceOptions &options,
                                                      const base::Clock &clock)
{
    auto backend = Backend::open(options, clock);
    if (!backend)
        return tl::make_unexpected(backend.error());
    auto notice = (*backend)->store().database().notice();
    auto examples = examplesOf((*backend)->store());
    auto keys = (*backend)->keys();
    if (!keys)
        return tl::make_unexpected(keys.error());
    auto service = start(options, clock, *std::move(keys),
                         std::make_unique<ServiceThread>(std::move(*backend)));
    if (service) {
        (*service)->m_notice = std::move(notice);
        (*service)->m_examples = std::move(examples);
    }
    return service;
}

} // namespace storedesk::practice
