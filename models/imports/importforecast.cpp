// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "imports/importforecast.h"

namespace storedesk::imports {

ImportForecast::ImportForecast(const base::Clock &clock, QObject *parent)
    : QObject(parent)
    , m_work(clock)
{ }

void ImportForecast::start(const ImportDraft &draft, const QString &knownPath)
{
    m_prediction.reset();
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
         knownPath](base::Progress &progress) {
            const importcheck::Conversion conversion(*table, matching, settings, edits);
            return importcheck::predict(*table, conversion, result, settings, knownPath, folder,
                                        progress);
        },
        [this](base::Result<importcheck::Prediction> &&prediction) {
            if (prediction)
                m_prediction = std::move(*prediction);
            else
                m_problem = prediction.error();
            Q_EMIT changed();
        });
    Q_EMIT changed();
}

} // namespace storedesk::imports
