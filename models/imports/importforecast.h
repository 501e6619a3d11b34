// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "imports/effectreader.h"
#include "imports/importdraft.h"

namespace storedesk::imports {

// Predicts the effect of a checked draft in the background.
class ImportForecast final : public QObject
{
    Q_OBJECT

public:
    explicit ImportForecast(const base::Clock &clock, QObject *parent = nullptr);

    // The path refers to a contacts export. If it is empty, the existing records are unknown. The
    // draft may be destroyed while the forecast is running.
    void start(const ImportDraft &draft, const QString &knownPath);
    void stop() { m_work.stop(); }
    [[nodiscard]] bool isRunning() const { return m_work.running(); }
    [[nodiscard]] double progress() const { return m_work.part(); }
    // Returns null if there is no prediction.
    [[nodiscard]] const importcheck::Prediction *prediction() const
    {
        return m_source ? &m_source->prediction : nullptr;
    }
    // Returns the prediction together with its rows. Null if there is none.
    [[nodiscard]] const std::shared_ptr<const EffectSource> &source() const { return m_source; }
    [[nodiscard]] const base::Problem &problem() const { return m_problem; }

Q_SIGNALS:
    void changed();

private:
    std::shared_ptr<const EffectSource> m_source;
    base::Problem m_problem;
    base::BackgroundTask m_work;
};

} // namespace storedesk::imports
