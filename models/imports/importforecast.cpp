// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "imports/importforecast.h"

namespace storedesk::imports {

ImportForecast::ImportForecast(const base::Clock &clock, QObject *parent)
    : QObject(parent)
    , m_work(clock)
{ }

using Source = std::shared_ptr<const EffectSource>;

void ImportForecast::start(const ImportDraft &draft, const QString &knownPath)
{
    m_source.reset();
    m_problem = {};
    if (draft.state() != ImportDraft::State::Checked) {
        m_work.stop();
        Q_EMIT changed();
        return;
    }
    m_work.start(
        [table = std::make_shared<const importcheck::ImportTable>(*draft.table()),
         matching = draft.matching(), settings = draft.settings(), edits = draft.history().edits(),
         result = draft.result(), folder = draft.places().temporary,
         knownPath](base::Progress &progress) -> base::Result<Source> {
            importcheck::Conversion conversion(*table, matching, settings, edits);
            auto prediction = importcheck::predict(*table, conversion, result, settings, knownPath,
                                                   folder, progress);
            if (!prediction)
                return tl::unexpected(prediction.error());
            return std::make_shared<const EffectSource>(
                EffectSource{.table = table->source,
                             .conversion = std::move(conversion),
                             .prediction = std::move(*prediction),
                             .policy = settings.policy});
        },
        [this](const base::Result<Source> &source) {
            if (source)
                m_source = *source;
            else
                m_problem = source.error();
            Q_EMIT changed();
        });
    Q_EMIT changed();
}

} // namespace storedesk::imports
