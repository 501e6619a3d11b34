// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/purchases/completions.h"

#include "account/account.h"
#include "storage/lookuphistory.h"
#include "ui/host/recordaddress.h"
#include "ui/theme/role.h"

#include <QCompleter>
#include <QLineEdit>
#include <QListView>
#include <QStandardItemModel>

#include <algorithm>

namespace storedesk::ui::purchases {

using namespace Qt::StringLiterals;
using catalogue::Example;

namespace {

class NamedCompleter final : public QCompleter
{
public:
    using QCompleter::QCompleter;

    [[nodiscard]] QString pathFromIndex(const QModelIndex &index) const override
    {
        return index.data(Qt::UserRole).toString();
    }
};

// Popup with the exact height of its rows. QCompleter ignores the padding around them and cuts off
// the last one.
class RowsPopup final : public QListView
{
public:
    explicit RowsPopup(const QCompleter &completer)
        : m_completer(completer)
    {
        setEditTriggers(NoEditTriggers);
        setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        setSelectionMode(SingleSelection);
    }

protected:
    void updateGeometries() override
    {
        QListView::updateGeometries();
        const int rows = std::min(m_completer.maxVisibleItems(), model() ? model()->rowCount() : 0);
        if (rows > 0)
            setFixedHeight(sizeHintForRow(0) * rows + 2 * frameWidth());
    }

private:
    const QCompleter &m_completer;
};

} // namespace

QList<Example> knownRecords(account::Account &account, catalogue::Resource resource,
                            QStringView lookupKey)
{
    QList<Example> known;
    const auto add = [&known](const QString &value, const QString &name) {
        if (std::ranges::find(known, value, &Example::value) == known.end())
            known.append({.value = value, .name = name == value ? QString() : name});
    };
    for (const auto &visit : account.storage().history().visits(resource)) {
        // Skip visits without a title, which were not found.
        if (visit.lookupKey == lookupKey && !visit.title.isEmpty())
            add(visit.value, visit.title);
    }
    if (catalogue::lookupKeysOf(resource).front()->word == lookupKey) {
        for (const auto &example : account.examples(resource))
            add(example.value, example.name);
    }
    return known;
}

QCompleter *makeCompleter(const QList<Example> &records, QObject *parent)
{
    auto *completer = new NamedCompleter(parent);
    auto *model = new QStandardItemModel(completer);
    for (const auto &record : records) {
        const bool named = !record.name.isEmpty() && record.name != record.value;
        auto *item =
            new QStandardItem(named ? u"%1 · %2"_s.arg(record.name, record.value) : record.value);
        item->setData(record.value, Qt::UserRole);
        model->appendRow(item);
    }
    completer->setModel(model);
    completer->setCompletionRole(Qt::DisplayRole);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    completer->setFilterMode(Qt::MatchContains);
    auto *popup = new RowsPopup(*completer);
    completer->setPopup(popup);
    setRole(popup, Role::Popup);
    // Compute the width of the popup, which may be wider than the field.
    int widest = 0;
    for (int row = 0; row < model->rowCount(); ++row)
        widest = std::max(widest, popup->fontMetrics().horizontalAdvance(model->item(row)->text()));
    popup->setMinimumWidth(std::min(widest + 40, 480));
    return completer;
}

void complete(QLineEdit *line, const QList<Example> &records)
{
    auto *completer = makeCompleter(records, line);
    line->setCompleter(completer);
    const auto take = [line](const QString &value) {
        line->setText(value);
        Q_EMIT line->textEdited(value);
    };
    // A QLineEdit without focus disconnects its completer from itself, so the completer is the
    // context.
    QObject::connect(completer, qOverload<const QString &>(&QCompleter::activated), completer,
                     take);
    QObject::connect(completer, qOverload<const QString &>(&QCompleter::highlighted), completer,
                     take);
}

} // namespace storedesk::ui::purchases
