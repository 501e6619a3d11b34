// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "practice/service/service.h"

#include <memory>

namespace storedesk::practice {

// The practice service running inside this program, with its address and key.
class PracticeStore final
{
public:
    // Stores the data in this folder and loads it at the next start. Without a folder, the data is
    // lost when the program ends.
    [[nodiscard]] static base::Result<std::unique_ptr<PracticeStore>>
    open(const base::Clock &clock, const QString &folder, int requestsPerMinute = 100);

    [[nodiscard]] QUrl url() const { return m_service->url(); }
    [[nodiscard]] QByteArray key() const { return m_service->apiKey(); }
    [[nodiscard]] const catalogue::Examples &examples() const { return m_service->examples(); }
    [[nodiscard]] const std::optional<base::Problem> &notice() const { return m_service->notice(); }
    // Replaces the planned faults with these, in the syntax of --fault.
    void play(const QStringList &troubles);

private:
    explicit PracticeStore(std::unique_ptr<Service> service);

    std::unique_ptr<Service> m_service;
};

} // namespace storedesk::practice
