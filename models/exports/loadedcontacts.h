// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "imports/recordfetcher.h"
#include "storage/mirrorselection.h"

#include "base/backgroundtask.h"
#include "catalogue/fieldset.h"

#include <QTemporaryDir>

namespace storedesk::exports {

// A contact of a file that is to be changed.
struct WantedContact
{
    QString key = {};
    // The row numbers in the file, beginning with 1.
    std::vector<qint64> rows = {};
};

// Looks up contacts of a file and stores their current values as a table like the offline copy, for
// changes that depend on these values. Sends reads only. The table is deleted together with this
// object.
class LoadedContacts final : public QObject
{
    Q_OBJECT

public:
    enum class State : quint8 { Idle, Running, Ready, Failed };

    // The contacts are named by this key field. The rules are those of the fields to be stored.
    // Objects passed by reference must outlive this object.
    LoadedContacts(api::Session &session, const base::Clock &clock, const QString &temporaryFolder,
                   std::vector<WantedContact> contacts, QString keyField,
                   const catalogue::FieldSet &rules, QObject *parent = nullptr);
    ~LoadedContacts() override;

    // Looks up the contacts whose outcome is not known yet.
    void start();
    void stop();
    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] qint64 all() const { return static_cast<qint64>(m_contacts.size()); }
    // Returns the number of contacts whose outcome is known.
    [[nodiscard]] qint64 read() const;
    // Returns the reason the requests are waiting, or an empty text.
    [[nodiscard]] QString waitingText() const;

    // Returns why the values can't be used. Only valid in the Failed state.
    [[nodiscard]] const base::Problem &problem() const { return m_problem; }
    // Returns the rows, the key and the reason of each contact that could not be loaded.
    [[nodiscard]] QStringList failed() const;
    // Returns the rows and the key of each contact that does not exist.
    [[nodiscard]] QStringList missing() const;
    // Only valid in the Ready state.
    [[nodiscard]] const storage::MirrorSelection &contacts() const { return m_selection; }
    [[nodiscard]] const QStringList &columns() const { return m_columns; }

Q_SIGNALS:
    void changed();

private:
    void takeFound();
    void write();
    void fail(const base::Problem &problem);
    void setState(State state);

    const std::vector<WantedContact> m_contacts;
    const QString m_keyField;
    catalogue::FieldSet m_rules;
    // Private, because it contains personal data.
    QTemporaryDir m_folder;
    const base::Clock &m_clock;
    State m_state = State::Idle;
    // In the order of the contacts.
    std::vector<imports::RecordFetcher::Found> m_found;
    // The contacts that are being looked up.
    std::vector<std::size_t> m_asked;
    base::Problem m_problem;
    storage::MirrorSelection m_selection;
    QStringList m_columns;
    imports::RecordFetcher m_reader;
    base::BackgroundTask m_work;
};

} // namespace storedesk::exports
