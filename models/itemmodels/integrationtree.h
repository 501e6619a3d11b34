// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/clock.h"

#include <QAbstractItemModel>
#include <QJsonObject>

#include <memory>
#include <vector>

namespace storedesk::itemmodels {

// An account's integrations and, below each, its event types. Does not use the network. The feed
// passes the records in. An integration's types are requested when it is first expanded. Until they
// are loaded, or if there are none, a note with the integration's address is shown. Rows are
// identified by address, never by number: an integration by its ID, and a type by its integration's
// ID and its own.
class IntegrationTree final : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum Column { Name, Alias, About, Contains, Events, Created, ColumnCount };
    enum Role { SortRole = Qt::UserRole, RecordRole, AddressRole, KindRole, StateRole };
    enum class Kind : quint8 { Integration, EventType, Note };
    Q_ENUM(Kind)
    // The loading state of an integration's types.
    enum class State : quint8 { Unread, Reading, Read, Stopped, Failed, Locked };
    Q_ENUM(State)

    explicit IntegrationTree(const base::Clock &clock, QObject *parent = nullptr);
    ~IntegrationTree() override;

    // Replaces the whole list. Remaining rows are preserved, so that selection and expansion
    // survive a refresh. The same applies to types.
    void setIntegrations(const std::vector<QJsonObject> &records);
    void setTypes(const QString &integration, const std::vector<QJsonObject> &records);
    void setState(const QString &integration, State state, const QString &why = {});
    void remove(const QStringList &address);

    [[nodiscard]] QModelIndex indexOf(const QStringList &address) const;
    // Returns the IDs of all integrations.
    [[nodiscard]] QStringList integrations() const;
    [[nodiscard]] State stateOf(const QString &integration) const;
    // Returns the number of loaded types.
    [[nodiscard]] int typeCount() const;

    [[nodiscard]] QModelIndex index(int row, int column,
                                    const QModelIndex &parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex &child) const override;
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] bool hasChildren(const QModelIndex &parent = {}) const override;
    [[nodiscard]] bool canFetchMore(const QModelIndex &parent) const override;
    void fetchMore(const QModelIndex &parent) override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

    // An integration with its children.
    struct Branch
    {
        QString id;
        QJsonObject record;
        State state = State::Unread;
        // The reason loading failed.
        QString why = {};
        // Whether a note is shown after the types.
        bool note = false;
        std::vector<QJsonObject> types = {};
    };

Q_SIGNALS:
    void typesWanted(const QString &integration);

private:
    // Returns -1 if the integration is not found.
    [[nodiscard]] int rowOf(const QString &integration) const;
    // Returns null if the integration is not found.
    [[nodiscard]] Branch *find(const QString &integration) const;
    [[nodiscard]] const Branch *branchOf(const QModelIndex &index) const;
    // Returns null if the index is not a type.
    [[nodiscard]] const QJsonObject *typeAt(const QModelIndex &index) const;
    void setNote(Branch &branch, bool shown);
    void notifyChange(const Branch &branch);
    void removeBranch(int row);
    void removeType(Branch &branch, int row);

    const base::Clock &m_clock;
    std::vector<std::unique_ptr<Branch>> m_branches;
};

} // namespace storedesk::itemmodels
